import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts';
import { wordListActions, wordListKeys } from '../../../lib/shortcuts/word-list-keys.ts';
import { standingOfKey } from '../standing.ts';
import type { Standing } from '../../../lib/words/knowledge.ts';

/** Rows that PageUp and PageDown pass over. */
const leap = 10;

/** What the keys of the list do. */
export interface ListKeys {
  /** Row that the keyboard is on, and number of rows. */
  active: number;
  rows: number;
  /** Goes to a row; with `extend` what lies between is chosen. */
  move: (index: number, extend: boolean) => void;
  toggle: () => void;
  selectAll: () => void;
  open: () => void;
  /** Leaves the selection, or closes the details. */
  escape: () => void;
  setStanding: (standing: Standing) => void;
  remove: () => void;
}

/** Keys of the list while the focus is in it, and their lines in the sheet of shortcuts. */
export function useListKeys(list: ListKeys): (event: KeyboardEvent) => void {
  const { t } = useTranslation('words');
  const group = t('title');
  useShortcuts(wordListActions.map((id) => ({ keys: wordListKeys[id], label: t(`keys.${id}`), group })));

  const moves: Record<string, number> = {
    ArrowDown: list.active + 1,
    ArrowUp: list.active - 1,
    PageDown: list.active + leap,
    PageUp: list.active - leap,
    Home: 0,
    End: list.rows - 1,
  };
  const work = (event: KeyboardEvent): (() => void) | undefined => {
    const mod = event.ctrlKey || event.metaKey;
    if (mod) return event.key.toLowerCase() === 'a' ? list.selectAll : undefined;
    const to = moves[event.key];
    if (to !== undefined) {
      return () => list.move(Math.max(0, Math.min(list.rows - 1, to)), event.shiftKey);
    }
    const standing = standingOfKey(event.key);
    if (standing) return () => list.setStanding(standing);
    return { ' ': list.toggle, Enter: list.open, Escape: list.escape, Delete: list.remove }[event.key];
  };
  return (event) => {
    const { target } = event;
    // A level's own keys choose it.
    if (event.altKey || (target instanceof Element && target.closest('select'))) return;
    // A box turns by itself.
    if (event.key === ' ' && target instanceof Element && target.matches('input')) return;
    const run = work(event);
    if (!run) return;
    event.preventDefault();
    run();
  };
}
