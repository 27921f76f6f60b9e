import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { readerKeys } from '@/domain/key-bindings/reader-keys.ts';
import type { ReaderKey } from '@/domain/key-bindings/reader-keys.ts';
import type { Shortcut } from '@/lib/shortcuts/shortcuts.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import type { ShownWord } from '../model/shown-words.ts';
import { useWordActions } from './use-word-actions.ts';
import type { useWordPanel } from './use-word-panel.ts';
import { useHasSelection, useWordsOnShow } from './words-on-show.ts';

/** Shortcuts of the same kind share a row in the sheet. */
type WordLabel = ReaderKey | 'extend' | 'set_level';

const levels = [
  'level_new',
  'level_one',
  'level_two',
  'level_three',
  'level_known',
  'level_mastered',
] as const;

const mirrored = (key: string): string =>
  key.replace(/Left|Right/, (side) => (side === 'Left' ? 'Right' : 'Left'));

/**
 * Registers the shortcuts for words. Those for the selected word are inactive without a selection, so that the arrows
 * scroll. Down raises the level, as in the panel's list of levels.
 */
export function useWordKeys({
  shown,
  language,
  direction,
  panel,
  speak,
  nextNew,
}: {
  shown: readonly ShownWord[];
  /** The language code. */
  language: string;
  direction: 'ltr' | 'rtl';
  panel: ReturnType<typeof useWordPanel>;
  speak: (text: string) => void;
  /** Moves to the next new word when more words can be loaded than are on screen. */
  nextNew?: () => void;
}): void {
  const { t } = useTranslation('reader');
  const { queue } = useWordsOnShow();
  const hasSelection = useHasSelection();
  const { setNote } = panel;
  const onNoNew = useCallback(() => setNote(t('announce.no_new')), [setNote, t]);
  const actions = useWordActions({ shown, language, speak, onNoNew });
  const group = t('keys.group');
  const bind = (id: ReaderKey, run: Shortcut['run'], label: WordLabel = id): Shortcut => ({
    id,
    keys: [direction === 'rtl' ? mirrored(readerKeys[id]) : readerKeys[id]],
    label: t(`keys.${label}`),
    group,
    run,
  });
  const ofWord = (run: () => void) => (hasSelection ? run : undefined);
  useShortcuts([
    bind('previous_word', () => actions.step(-1)),
    bind('next_word', () => actions.step(1)),
    bind('extend_back', () => panel.extend(-1), 'extend'),
    bind('extend_on', () => panel.extend(1), 'extend'),
    bind('add_word', ofWord(panel.gather)),
    bind('next_new', nextNew ?? actions.nextNew),
    bind(
      'level_down',
      ofWord(() => actions.stepLevel(-1)),
    ),
    bind(
      'level_up',
      ofWord(() => actions.stepLevel(1)),
    ),
    ...levels.map((id, level) =>
      bind(
        id,
        ofWord(() => actions.setLevel(level)),
        'set_level',
      ),
    ),
    bind('know', ofWord(actions.know)),
    bind('ignore', ofWord(actions.ignore)),
    bind('speak', ofWord(actions.speak)),
    bind('undo', queue.undo),
  ]);
}
