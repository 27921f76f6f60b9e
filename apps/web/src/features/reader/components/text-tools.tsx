import type { ReadingPage } from '@glossa/contract/reading';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReaderSettings } from '../../../lib/settings/use-reader-settings.ts';
import { readerToolKeys } from '../../../lib/shortcuts/reader-tool-keys.ts';
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts';
import { later } from '../hooks/use-later.ts';
import { useReading } from '../hooks/reading-session.ts';
import { useSaverRetries } from '../../../lib/words/use-saver-retries.ts';
import { useEntrySaver } from '../hooks/use-entry-saver.ts';
import { useSpecialCharacters } from '../hooks/use-special-characters.ts';
import { useSwipe } from '../hooks/use-swipe.ts';
import type { useWordPanel } from '../hooks/use-word-panel.ts';
import { historyDoor } from '../model/history-door.ts';
import type { PageWord } from '../model/page-words.ts';
import { watchDrawing } from '../model/watch-drawing.ts';
import { LiveWord } from './live-word.tsx';
import { SentenceNote } from './sentence-note.tsx';
import { WordHint } from './word-hint.tsx';

const Annotations = later(async () => (await import('./annotations.tsx')).Annotations);
const SentenceAudio = later(async () => (await import('./sentence-audio.tsx')).SentenceAudio);
const HistoryDrawer = later(
  async () => (await import('../../../lib/words/history-drawer.tsx')).HistoryDrawer,
);

/** What a text that stands already gets beside: phrases can be drawn over it, words tell their translation, a sweep turns the page. */
export function TextTools({
  data,
  body,
  text,
  page,
  language,
  direction,
  sentences,
  panel,
  settings,
  onTurn,
  onOpen,
}: {
  data: ReadingPage;
  /** Where a finger may sweep to turn the page. */
  body: RefObject<HTMLElement | null>;
  text: RefObject<HTMLElement | null>;
  page: readonly PageWord[];
  /** Code of the language. */
  language: string;
  direction: 'ltr' | 'rtl';
  panel: ReturnType<typeof useWordPanel>;
  settings: ReaderSettings;
  onTurn: (step: 1 | -1) => void;
  onOpen: (page: number, replace: boolean) => void;
  sentences: ReadingPage['sentences'];
}) {
  // A finger draws the next page in from the side where the text's line ends.
  useSwipe(body, (side) => onTurn(direction === 'rtl' ? side : side === 1 ? -1 : 1));
  const { t } = useTranslation('reader');
  const group = t('keys.group');
  useShortcuts([
    // The text hears these by itself.
    { keys: ['Enter'], label: t('keys.open'), group },
    ...(data.audio === null ? [] : [{ keys: [' '], label: t('keys.play'), group }]),
    {
      id: 'history',
      keys: [readerToolKeys.history],
      label: t('keys.history'),
      group,
      run: () => historyDoor.set(true),
    },
  ]);
  useSpecialCharacters({ text, shown: sentences, on: settings.highlightSpecialChars });
  const history = useSyncExternalStore(historyDoor.subscribe, historyDoor.isOpen);
  useSaverRetries(useEntrySaver());
  const { selection, changes } = useReading();
  const latest = useRef({ page, panel });
  useEffect(() => {
    latest.current = { page, panel };
  });
  useEffect(() => {
    if (!text.current) return;
    return watchDrawing(text.current, {
      page: () => latest.current.page,
      onDraw: (drawn, by) => selection.select({ ...drawn, by, focus: false }),
      onDone: ({ words, ...ends }, by) => latest.current.panel.choosePhrase({ words, more: { ...ends, by } }),
      onLeave: () => latest.current.panel.clear(),
      onBegun: (index) =>
        selection.select({ index, words: [index], anchor: index, by: 'touch', focus: true, pending: true }),
    });
  }, [text, selection]);
  return (
    <div data-text-tools style={{ display: 'contents' }}>
      <WordHint
        text={text}
        page={page}
        language={language}
        panelOpen={panel.opened}
        trigger={settings.hint}
      />
      <LiveWord page={page} language={language} note={panel.note} />
      <Annotations data={data} text={text} page={page} />
      {data.audio !== null && <SentenceAudio data={data} text={text} page={page} onOpen={onOpen} />}
      <SentenceNote page={page} sentences={sentences} language={language} direction={direction} />
      {history && (
        <HistoryDrawer
          language={language}
          onTakeBack={changes.takeBack}
          onClose={() => historyDoor.set(false)}
        />
      )}
    </div>
  );
}
