import type { ReadingPage } from '@glossa/contract/reading';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '@/domain/session/session-context.ts';
import { SentenceTranslation } from '@/domain/words/in-text/sentence-translation.tsx';
import { WordAids } from '@/domain/words/in-text/word-aids.tsx';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { deferred } from '@/ui/hooks/use-deferred.ts';
import { ListenButton } from './listen-button.tsx';

const Annotations = deferred(async () => (await import('./annotations.tsx')).Annotations);
const FirstHints = deferred(async () => (await import('./first-hints.tsx')).FirstHints);
const PageGlosses = deferred(async () => (await import('./page-glosses.tsx')).PageGlosses);
const SentenceAudio = deferred(async () => (await import('./sentence-audio.tsx')).SentenceAudio);
const CopyProtection = deferred(
  async () => (await import('@/domain/purchases/copy-protection.tsx')).CopyProtection,
);

/** Tools for a text, loaded after its words: annotations, recording, and swiping between pages. */
export function TextTools({
  data,
  body,
  onTurn,
  onOpen,
  ...wordAidProps
}: {
  data: ReadingPage;
  /** The area in which a swipe turns the page. */
  body: RefObject<HTMLElement | null>;
  onTurn: (step: 1 | -1) => void;
  onOpen: (page: number, replace: boolean) => void;
} & Omit<ComponentProps<typeof WordAids>, 'language'>) {
  const { language, direction, sentences } = data;
  const { text, occurrences } = wordAidProps;
  // Turn to the next page on a swipe toward the start of the line: left, or right in right-to-left text.
  useSwipe(body, (side) => onTurn(direction === 'rtl' ? side : side === 1 ? -1 : 1));
  const { t } = useTranslation('reader');
  // A user who has never marked a word has no points. Read the points only once, because they increase as words are
  // marked while the hints are shown.
  const { state } = useSession();
  const [isNew] = useState(state.status === 'authenticated' && state.user.points === 0);
  // The text handles the key itself; this only adds it to the list of shortcuts.
  useShortcuts(data.audio === null ? [] : [{ keys: [' '], label: t('keys.play'), group: t('keys.group') }]);
  return (
    <div data-text-tools style={{ display: 'contents' }}>
      {data.bought && (
        <CopyProtection mayCopy={data.bought.may_copy} mayPrint={data.bought.may_print} body={body} />
      )}
      {isNew && <FirstHints page={data.page} text={text} onDismiss={wordAidProps.panel.backToWord} />}
      <WordAids {...wordAidProps} language={language} />
      <PageGlosses data={data} />
      <Annotations data={data} text={text} occurrences={occurrences} />
      <ListenButton data={data} text={text} occurrences={occurrences} onOpen={onOpen} />
      {data.audio !== null && (
        <SentenceAudio data={data} text={text} occurrences={occurrences} onOpen={onOpen} />
      )}
      <SentenceTranslation
        occurrences={occurrences}
        sentences={sentences}
        language={language}
        direction={direction}
      />
    </div>
  );
}

/** Minimum horizontal distance of a swipe in pixels, and its maximum duration in milliseconds. */
const minDistance = 60;
const maxDuration = 600;
/** Pixels at the window's edges reserved for the browser's gestures. */
const edgeWidth = 24;

/** Calls `onSwipe` on a one-finger swipe: -1 for left, 1 for right. */
function useSwipe(area: RefObject<HTMLElement | null>, onSwipe: (side: 1 | -1) => void): void {
  const latest = useRef(onSwipe);
  useEffect(() => {
    latest.current = onSwipe;
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let start: { x: number; y: number; at: number } | undefined;
    const onTouchStart = ({ touches, timeStamp }: TouchEvent) => {
      const [finger] = touches;
      const inside = finger && finger.clientX > edgeWidth && finger.clientX < innerWidth - edgeWidth;
      start =
        touches.length === 1 && inside ? { x: finger.clientX, y: finger.clientY, at: timeStamp } : undefined;
    };
    const onTouchEnd = ({ changedTouches, timeStamp }: TouchEvent) => {
      const [finger] = changedTouches;
      if (!start || !finger) return;
      const x = finger.clientX - start.x;
      const y = finger.clientY - start.y;
      const isSwipe =
        Math.abs(x) > minDistance && Math.abs(x) > 2 * Math.abs(y) && timeStamp - start.at < maxDuration;
      start = undefined;
      if (isSwipe && getSelection()?.type !== 'Range') latest.current(x > 0 ? 1 : -1);
    };
    const options = { passive: true };
    element.addEventListener('touchstart', onTouchStart, options);
    element.addEventListener('touchend', onTouchEnd, options);
    return () => {
      element.removeEventListener('touchstart', onTouchStart);
      element.removeEventListener('touchend', onTouchEnd);
    };
  }, [area]);
}
