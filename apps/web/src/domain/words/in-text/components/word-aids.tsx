import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { later } from '@/ui/hooks/use-later.ts';
import type { ReaderSettings } from '@/domain/settings/use-reader-settings.ts';
import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { useSaverRetries } from '@/domain/words/entry/entry-saver.ts';
import { useEntrySaver } from '../hooks/use-entry-saver.ts';
import { useSpecialCharacters } from '../hooks/use-special-characters.ts';
import type { useWordPanel } from '../hooks/use-word-panel.ts';
import { useWordsOnShow } from '../hooks/words-on-show.ts';
import { historyDoor } from '../model/history-door.ts';
import type { ShownWord } from '../model/shown-words.ts';
import { watchDrawing } from '../model/watch-drawing.ts';
import { LiveWord } from './live-word.tsx';
import { WordHint } from './word-hint.tsx';

const HistoryDrawer = later(
  async () => (await import('@/domain/words/entry/history-drawer.tsx')).HistoryDrawer,
);

/**
 * Tools that load after the words: translation hints, drawing phrases and the history of changes. Rendered in the same
 * positioned element as the words.
 */
export function WordAids({
  text,
  shown,
  language,
  panel,
  settings,
}: {
  /** The element that contains the words. */
  text: RefObject<HTMLElement | null>;
  shown: readonly ShownWord[];
  /** The language code. */
  language: string;
  panel: ReturnType<typeof useWordPanel>;
  settings: Pick<ReaderSettings, 'hint' | 'highlightSpecialChars'>;
}) {
  const { t } = useTranslation('reader');
  const group = t('keys.group');
  useShortcuts([
    // Handled by the words themselves; only listed here.
    { keys: ['Enter'], label: t('keys.open'), group },
    {
      id: 'history',
      keys: [readerToolKeys.history],
      label: t('keys.history'),
      group,
      run: () => historyDoor.set(true),
    },
  ]);
  useSpecialCharacters({ text, shown, on: settings.highlightSpecialChars });
  const history = useSyncExternalStore(historyDoor.subscribe, historyDoor.isOpen);
  useSaverRetries(useEntrySaver());
  const { selection, queue } = useWordsOnShow();
  const latest = useRef({ shown, panel });
  useEffect(() => {
    latest.current = { shown, panel };
  });
  useEffect(() => {
    if (!text.current) return;
    return watchDrawing(text.current, {
      shown: () => latest.current.shown,
      onDraw: (drawn, by) => selection.select({ ...drawn, by, focus: false }),
      onDone: ({ words, ...ends }, by) => latest.current.panel.choosePhrase({ words, more: { ...ends, by } }),
      onLeave: () => latest.current.panel.clear(),
      onBegun: (index) =>
        selection.select({ index, words: [index], anchor: index, by: 'touch', focus: true, pending: true }),
    });
  }, [text, selection]);
  return (
    <>
      <WordHint
        text={text}
        shown={shown}
        language={language}
        panelOpen={panel.opened}
        trigger={settings.hint}
      />
      <LiveWord shown={shown} language={language} note={panel.note} />
      {history && (
        <HistoryDrawer
          language={language}
          onTakeBack={queue.undoChange}
          onClose={() => historyDoor.set(false)}
        />
      )}
    </>
  );
}
