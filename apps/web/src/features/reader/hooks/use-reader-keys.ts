import { useTranslation } from 'react-i18next';

import { readerKeys } from '../../../lib/shortcuts/reader-keys.ts';
import type { ReaderKey } from '../../../lib/shortcuts/reader-keys.ts';
import type { Shortcut } from '../../../lib/shortcuts/shortcuts.ts';
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts';

/** What the keys of the reader do. */
export interface ReaderActions {
  step: (step: 1 | -1) => void;
  /** The selection grows or shrinks by a word. */
  extend: (step: 1 | -1) => void;
  nextNew: () => void;
  stepLevel: (step: 1 | -1) => void;
  setLevel: (level: number) => void;
  know: () => void;
  ignore: () => void;
  speak: () => void;
  turn: (step: 1 | -1) => void;
  undo: () => void;
  toggleFocus: () => void;
  /** Words are added to the selection one by one, or no more. */
  gather: () => void;
  close: () => void;
}

/** Those of a kind stand in one row of the sheet. */
type ReaderLabel = ReaderKey | 'extend' | 'set_level';

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
 * Binds the keys of the reader. Keys of the selected word rest while there is none, so that the arrows scroll.
 * Down goes forward in the levels, as it does in the panel's list of them.
 */
export function useReaderKeys({
  direction,
  hasSelection,
  actions,
}: {
  direction: 'ltr' | 'rtl';
  hasSelection: boolean;
  actions: ReaderActions;
}): void {
  const { t } = useTranslation('reader');
  const group = t('keys.group');
  const bind = (id: ReaderKey, run: Shortcut['run'], label: ReaderLabel = id): Shortcut => ({
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
    bind('extend_back', () => actions.extend(-1), 'extend'),
    bind('extend_on', () => actions.extend(1), 'extend'),
    bind('add_word', ofWord(actions.gather)),
    bind('next_new', actions.nextNew),
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
    bind('undo', actions.undo),
    bind('previous_page', () => actions.turn(-1)),
    bind('next_page', () => actions.turn(1)),
    bind('focus_mode', actions.toggleFocus),
    { keys: ['Escape'], label: t('keys.close'), group, run: actions.close },
  ]);
}
