import type { ReadingPage } from '@glossa/contract/reading';
import { useState } from 'react';
import type { ComponentProps, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '../../../lib/session/session-context.ts';
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts';
import { SentenceNote } from '../../../lib/words-on-show/components/sentence-note.tsx';
import { WordAids } from '../../../lib/words-on-show/components/word-aids.tsx';
import { later } from '../../../ui/use-later.ts';
import { useSwipe } from '../hooks/use-swipe.ts';

const Annotations = later(async () => (await import('./annotations.tsx')).Annotations);
const FirstHints = later(async () => (await import('./first-hints.tsx')).FirstHints);
const SaveSentenceKey = later(async () => (await import('./save-sentence-key.tsx')).SaveSentenceKey);
const SentenceAudio = later(async () => (await import('./sentence-audio.tsx')).SentenceAudio);
const TextGuard = later(async () => (await import('../../../lib/purchases/text-guard.tsx')).TextGuard);

/** What a text that stands already gets beside what its words get: notes, its recording, and a sweep turns the page. */
export function TextTools({
  data,
  body,
  onTurn,
  onOpen,
  ...aids
}: {
  data: ReadingPage;
  /** Where a finger may sweep to turn the page. */
  body: RefObject<HTMLElement | null>;
  onTurn: (step: 1 | -1) => void;
  onOpen: (page: number, replace: boolean) => void;
} & Omit<ComponentProps<typeof WordAids>, 'language'>) {
  const { language, direction, sentences } = data;
  const { text, shown } = aids;
  // A finger draws the next page in from the side where the text's line ends.
  useSwipe(body, (side) => onTurn(direction === 'rtl' ? side : side === 1 ? -1 : 1));
  const { t } = useTranslation('reader');
  // Whoever has never marked a word has no points; they may grow while the first steps are shown.
  const { state } = useSession();
  const [isNew] = useState(state.status === 'authenticated' && state.user.points === 0);
  // The text hears it by itself.
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
      <SentenceNote shown={shown} sentences={sentences} language={language} direction={direction} />
    </div>
  );
}
