import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import { useSaverRetries } from '@/domain/words/entry/entry-saver.ts';
import { useLevelLabel } from '@/domain/words/entry/use-level-label.ts';
import { levelOf } from '@/domain/words/word-level.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { deferred } from '@/ui/hooks/use-deferred.ts';
import { watchPhraseDrag } from './phrase-drag.ts';
import type { WordOccurrence } from './sentences.ts';
import { useSpecialCharacters } from './special-characters.ts';
import type { TextItem } from './text-item.ts';
import { useGloss, useSelectedItem, useTextWords, useWordState } from './text-words.ts';
import { useEntrySaver } from './use-entry-saver.ts';
import { useHistoryOpen } from './use-history-open.ts';
import type { useWordPanel } from './use-word-panel.ts';
import { WordHint } from './word-hint.tsx';

const HistoryDrawer = deferred(
  async () => (await import('@/domain/words/entry/history-drawer.tsx')).HistoryDrawer,
);

/**
 * Tools that load after the words: translation hints, dragging phrases and the history of changes. Rendered in the same
 * positioned element as the words.
 */
export function WordAids({
  text,
  occurrences,
  language,
  panel,
  settings,
}: {
  /** The element that contains the words. */
  text: RefObject<HTMLElement | null>;
  occurrences: readonly WordOccurrence[];
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
      run: () => useHistoryOpen.setState(true),
    },
  ]);
  useSpecialCharacters({ text, content: occurrences, enabled: settings.highlightSpecialChars });
  const isHistoryOpen = useHistoryOpen();
  useSaverRetries(useEntrySaver());
  const { selection, queue } = useTextWords();
  const latest = useRef({ occurrences, panel });
  useEffect(() => {
    latest.current = { occurrences, panel };
  });
  useEffect(() => {
    if (!text.current) return;
    return watchPhraseDrag(text.current, {
      occurrences: () => latest.current.occurrences,
      onDrag: (dragged, by) => selection.select({ ...dragged, by, focus: false }),
      onComplete: ({ words, ...ends }, by) =>
        latest.current.panel.choosePhrase({ words, details: { ...ends, by } }),
      onLeaveSentence: () => latest.current.panel.clear(),
      onLongPress: (index) =>
        selection.select({ index, words: [index], anchor: index, by: 'touch', focus: true, pending: true }),
    });
  }, [text, selection]);
  return (
    <>
      <WordHint
        text={text}
        occurrences={occurrences}
        language={language}
        panelOpen={panel.opened}
        trigger={settings.hint}
      />
      <SelectionAnnouncer occurrences={occurrences} language={language} note={panel.note} />
      {isHistoryOpen && (
        <HistoryDrawer
          language={language}
          onUndo={queue.undoChange}
          onClose={() => useHistoryOpen.setState(false)}
        />
      )}
    </>
  );
}

/** Announces the selected word or phrase to screen readers, with its level and translation, and `note` once. */
function SelectionAnnouncer({
  occurrences,
  language,
  note,
}: {
  occurrences: readonly WordOccurrence[];
  language: string;
  note: string;
}) {
  const item = useSelectedItem(occurrences, language);
  return (
    <VisuallyHidden role="status">
      {item && <Announcement item={item} />} {note}
    </VisuallyHidden>
  );
}

function Announcement({ item }: { item: TextItem }) {
  const { id, text, kind } = item;
  const { t } = useTranslation('reader');
  const label = useLevelLabel();
  const state = useWordState(id);
  const gloss = useGloss(item)?.[0]?.senses[0]?.text ?? '';
  const translation = state.translation || gloss;
  const level = label(levelOf(state));
  if (kind === 'draft') return t('announce.draft', { phrase: text });
  const word = kind === 'phrase' ? t('announce.phrase', { phrase: text }) : text;
  return translation === ''
    ? t('announce.plain', { word, level })
    : t('announce.translated', { word, level, translation });
}
