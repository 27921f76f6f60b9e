import type { ReadingPage } from '@glossa/contract/reading';
import { useState } from 'react';
import type { ComponentProps, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '@/domain/session/session-context.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { SentenceTranslation } from '@/domain/words/in-text/sentence-translation.tsx';
import { WordAids } from '@/domain/words/in-text/word-aids.tsx';
import { deferred } from '@/ui/hooks/use-deferred.ts';
import { useSwipe } from '../hooks/use-swipe.ts';

const Annotations = deferred(async () => (await import('./annotations.tsx')).Annotations);
const FirstHints = deferred(async () => (await import('./first-hints.tsx')).FirstHints);
const SaveSentenceKey = deferred(async () => (await import('./save-sentence-key.tsx')).SaveSentenceKey);
const SentenceAudio = deferred(async () => (await import('./sentence-audio.tsx')).SentenceAudio);
const TextGuard = deferred(
  async () => (await import('@/domain/purchases/copy-protection.tsx')).CopyProtection,
);

/** Tools of a text added after its words: annotations, recording, and swiping between pages. */
export function TextTools({
  data,
  body,
  onTurn,
  onOpen,
  ...aids
}: {
  data: ReadingPage;
  /** The area in which a swipe turns the page. */
  body: RefObject<HTMLElement | null>;
  onTurn: (step: 1 | -1) => void;
  onOpen: (page: number, replace: boolean) => void;
} & Omit<ComponentProps<typeof WordAids>, 'language'>) {
  const { language, direction, sentences } = data;
  const { text, occurrences: shown } = aids;
  // A swipe pulls in the next page from the side where the line ends.
  useSwipe(body, (side) => onTurn(direction === 'rtl' ? side : side === 1 ? -1 : 1));
  const { t } = useTranslation('reader');
  // A user who has never marked a word has no points. Read once, because points may grow while hints are shown.
  const { state } = useSession();
  const [isNew] = useState(state.status === 'authenticated' && state.user.points === 0);
  // The text handles the key itself; this only lists it.
  useShortcuts(data.audio === null ? [] : [{ keys: [' '], label: t('keys.play'), group: t('keys.group') }]);
  return (
    <div data-text-tools style={{ display: 'contents' }}>
      {data.bought && (
        <TextGuard mayCopy={data.bought.may_copy} mayPrint={data.bought.may_print} body={body} />
      )}
      {isNew && <FirstHints page={data.page} text={text} onPutAway={aids.panel.backToWord} />}
      <WordAids {...aids} language={language} />
      <Annotations data={data} text={text} page={shown} />
      <SaveSentenceKey text={data.id} page={shown} />
      {data.audio !== null && <SentenceAudio data={data} text={text} page={shown} onOpen={onOpen} />}
      <SentenceTranslation
        occurrences={shown}
        sentences={sentences}
        language={language}
        direction={direction}
      />
    </div>
  );
}
