import { useTranslation } from 'react-i18next';

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

const levels = ['0', '1', '2', '3', '4', '5'];

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
  const [previous, next] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const ofWord = (run: (event: KeyboardEvent) => void) => (hasSelection ? run : undefined);
  useShortcuts([
    { keys: [previous], label: t('keys.previous_word'), group, run: () => actions.step(-1) },
    { keys: [next], label: t('keys.next_word'), group, run: () => actions.step(1) },
    {
      keys: [`shift+${previous}`, `shift+${next}`],
      label: t('keys.extend'),
      group,
      run: ({ key }) => actions.extend(key === next ? 1 : -1),
    },
    { keys: ['a'], label: t('keys.add_word'), group, run: ofWord(() => actions.gather()) },
    { keys: ['n'], label: t('keys.next_new'), group, run: () => actions.nextNew() },
    { keys: ['Enter'], label: t('keys.open'), group },
    { keys: ['ArrowUp'], label: t('keys.level_down'), group, run: ofWord(() => actions.stepLevel(-1)) },
    { keys: ['ArrowDown'], label: t('keys.level_up'), group, run: ofWord(() => actions.stepLevel(1)) },
    {
      keys: levels,
      label: t('keys.set_level'),
      group,
      run: ofWord(({ key }) => actions.setLevel(Number(key))),
    },
    { keys: ['k'], label: t('keys.know'), group, run: ofWord(() => actions.know()) },
    { keys: ['x'], label: t('keys.ignore'), group, run: ofWord(() => actions.ignore()) },
    { keys: ['s'], label: t('keys.speak'), group, run: ofWord(() => actions.speak()) },
    { keys: ['z'], label: t('keys.undo'), group, run: () => actions.undo() },
    { keys: ['PageUp'], label: t('keys.previous_page'), group, run: () => actions.turn(-1) },
    { keys: ['PageDown'], label: t('keys.next_page'), group, run: () => actions.turn(1) },
    { keys: ['f'], label: t('keys.focus_mode'), group, run: () => actions.toggleFocus() },
    { keys: ['Escape'], label: t('keys.close'), group, run: () => actions.close() },
    ...(hasAudio ? [{ keys: [' '], label: t('keys.play'), group }] : []),
  ]);
}
