import { useTranslation } from 'react-i18next';

import { readerKeys } from '../../../lib/shortcuts/key-catalogue.ts';
import type { ReaderKey } from '../../../lib/shortcuts/key-catalogue.ts';
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

const levels = [
  'level_new',
  'level_one',
  'level_two',
  'level_three',
  'level_known',
  'level_mastered',
] as const;

const mirrored = (key: string): string => {
  if (key.endsWith('Left')) return key.replace('Left', 'Right');
  return key.replace('Right', 'Left');
};

/**
 * Binds the keys of the reader. Keys of the selected word rest while there is none, so that the arrows scroll.
 * Down goes forward in the levels, as it does in the panel's list of them.
 */
export function useReaderKeys({
  direction,
  hasSelection,
  hasAudio,
  actions,
}: {
  direction: 'ltr' | 'rtl';
  hasSelection: boolean;
  hasAudio: boolean;
  actions: ReaderActions;
}): void {
  const { t } = useTranslation('reader');
  const group = t('keys.group');
  const bind = (id: ReaderKey, label: string, run: Shortcut['run']): Shortcut => ({
    id,
    keys: [direction === 'rtl' ? mirrored(readerKeys[id]) : readerKeys[id]],
    label,
    group,
    run,
  });
  const ofWord = (run: () => void) => (hasSelection ? run : undefined);
  useShortcuts([
    bind('previous_word', t('keys.previous_word'), () => actions.step(-1)),
    bind('next_word', t('keys.next_word'), () => actions.step(1)),
    bind('extend_back', t('keys.extend'), () => actions.extend(-1)),
    bind('extend_on', t('keys.extend'), () => actions.extend(1)),
    bind('add_word', t('keys.add_word'), ofWord(actions.gather)),
    bind('next_new', t('keys.next_new'), actions.nextNew),
    { keys: ['Enter'], label: t('keys.open'), group },
    bind(
      'level_down',
      t('keys.level_down'),
      ofWord(() => actions.stepLevel(-1)),
    ),
    bind(
      'level_up',
      t('keys.level_up'),
      ofWord(() => actions.stepLevel(1)),
    ),
    ...levels.map((id, level) =>
      bind(
        id,
        t('keys.set_level'),
        ofWord(() => actions.setLevel(level)),
      ),
    ),
    bind('know', t('keys.know'), ofWord(actions.know)),
    bind('ignore', t('keys.ignore'), ofWord(actions.ignore)),
    bind('speak', t('keys.speak'), ofWord(actions.speak)),
    bind('undo', t('keys.undo'), actions.undo),
    bind('previous_page', t('keys.previous_page'), () => actions.turn(-1)),
    bind('next_page', t('keys.next_page'), () => actions.turn(1)),
    bind('focus_mode', t('keys.focus_mode'), actions.toggleFocus),
    { keys: ['Escape'], label: t('keys.close'), group, run: actions.close },
    ...(hasAudio ? [{ keys: [' '], label: t('keys.play'), group }] : []),
  ]);
}
