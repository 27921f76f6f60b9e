import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { readerKeys } from '@/domain/key-bindings/reader-keys.ts';
import type { ReaderKey } from '@/domain/key-bindings/reader-keys.ts';
import { isNew, levelChange, levelOf, stepLevel } from '@/domain/words/word-level.ts';
import type { Shortcut } from '@/lib/shortcuts/shortcuts.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { moveSelection } from './phrases.ts';
import { findNextWord } from './sentences.ts';
import type { WordOccurrence } from './sentences.ts';
import { findItem } from './text-item.ts';
import type { TextItem } from './text-item.ts';
import { useHasSelection, useTextWords } from './text-words.ts';
import type { useWordPanel } from './use-word-panel.ts';

/** Labels in the shortcut sheet; shortcuts with the same label share a row. */
type WordLabel = ReaderKey | 'extend' | 'set_level';

const levels = [
  'level_new',
  'level_one',
  'level_two',
  'level_three',
  'level_known',
  'level_mastered',
] as const;

const mirrorKey = (key: string): string =>
  key.replace(/Left|Right/, (side) => (side === 'Left' ? 'Right' : 'Left'));

/**
 * Registers the shortcuts for words. Those for the selected word are inactive without a selection, so that the arrows
 * scroll. Down raises the level, as in the panel's list of levels.
 */
export function useWordKeys({
  occurrences,
  language,
  direction,
  panel,
  speak,
  nextNewWord,
}: {
  occurrences: readonly WordOccurrence[];
  language: string;
  direction: 'ltr' | 'rtl';
  panel: ReturnType<typeof useWordPanel>;
  speak: (text: string) => void;
  /** Moves to the next new word; replaces the default action where more words can be loaded than are on screen. */
  nextNewWord?: () => void;
}): void {
  const { t } = useTranslation('reader');
  const { queue } = useTextWords();
  const hasSelection = useHasSelection();
  const { setNote } = panel;
  const onNoNewWords = useCallback(() => setNote(t('announce.no_new')), [setNote, t]);
  const actions = useWordActions({ occurrences, language, speak, onNoNewWords });
  const group = t('keys.group');
  const bind = (id: ReaderKey, run: Shortcut['run'], label: WordLabel = id): Shortcut => ({
    id,
    keys: [direction === 'rtl' ? mirrorKey(readerKeys[id]) : readerKeys[id]],
    label: t(`keys.${label}`),
    group,
    run,
  });
  const ifSelected = (run: () => void) => (hasSelection ? run : undefined);
  useShortcuts([
    bind('previous_word', () => actions.step(-1)),
    bind('next_word', () => actions.step(1)),
    bind('extend_back', () => panel.extend(-1), 'extend'),
    bind('extend_on', () => panel.extend(1), 'extend'),
    bind('add_word', ifSelected(panel.toggleAdding)),
    bind('next_new', nextNewWord ?? actions.nextNewWord),
    bind(
      'level_down',
      ifSelected(() => actions.stepLevel(-1)),
    ),
    bind(
      'level_up',
      ifSelected(() => actions.stepLevel(1)),
    ),
    ...levels.map((id, level) =>
      bind(
        id,
        ifSelected(() => actions.setLevel(level)),
        'set_level',
      ),
    ),
    bind('know', ifSelected(actions.markKnown)),
    bind('ignore', ifSelected(actions.ignore)),
    bind('speak', ifSelected(actions.speak)),
    bind('undo', queue.undo),
  ]);
}

interface WordActions {
  step: (step: 1 | -1) => void;
  nextNewWord: () => void;
  stepLevel: (step: 1 | -1) => void;
  setLevel: (level: number) => void;
  markKnown: () => void;
  ignore: () => void;
  speak: () => void;
}

/** Returns the keyboard actions for the words on screen. `onNoNewWords` is called if none of them is new. */
function useWordActions({
  occurrences,
  language,
  speak,
  onNoNewWords,
}: {
  occurrences: readonly WordOccurrence[];
  language: string;
  speak: (text: string) => void;
  onNoNewWords: () => void;
}): WordActions {
  const { words, phrases, selection, queue } = useTextWords();
  return useMemo(() => {
    const select = (selected: readonly number[] | undefined) => {
      const index = selected?.[0];
      if (index !== undefined) selection.select({ index, words: selected ?? [], focus: true, by: 'key' });
    };
    /**
     * Returns the words to step from when nothing is selected, so that a step forward selects `selection.start()`;
     * undefined at the beginning.
     */
    const beforeStart = (step: 1 | -1) => {
      const first = selection.start();
      return first > 0 ? [step === 1 ? first - 1 : first] : undefined;
    };
    const withItem = (act: (item: TextItem) => void) => {
      const selected = selection.read();
      const item = selected && findItem(occurrences, phrases.read(), selected.words, language);
      if (item) act(item);
    };
    return {
      step: (step) => {
        const before = selection.read();
        if (!before?.isAdding)
          return select(
            moveSelection(occurrences.length, phrases.read(), before?.words ?? beforeStart(step), step),
          );
        // Keep the selection, and only move the position for the next word to add, within the sentence.
        const index = before.index + step;
        if (occurrences[index]?.seq === occurrences[before.index]?.seq) {
          selection.select({ ...before, index, focus: true, by: 'key' });
        }
      },
      nextNewWord: () => {
        const index = findNextWord(
          occurrences,
          selection.read()?.words.at(-1) ?? selection.start() - 1,
          ({ id }) => isNew(words.read(id)),
        );
        if (index === undefined) onNoNewWords();
        else select([index]);
      },
      stepLevel: (step) =>
        withItem((item) => {
          const change = stepLevel(words.read(item.id), step);
          if (change) queue.setLevel(item, change);
        }),
      setLevel: (level) => withItem((item) => queue.setLevel(item, { level, ignored: false })),
      markKnown: () => withItem((item) => queue.setLevel(item, levelChange('known'))),
      ignore: () =>
        withItem((item) => queue.setLevel(item, { ignored: levelOf(words.read(item.id)) !== 'ignored' })),
      speak: () => withItem(({ text }) => speak(text)),
    };
  }, [occurrences, language, words, phrases, selection, queue, speak, onNoNewWords]);
}
