import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { wordListActions, wordListKeys } from '@/domain/key-bindings/word-list-keys.ts';
import { levelForKey } from '../word-levels.ts';
import type { WordLevel } from '@/domain/words/word-level.ts';

/** Number of rows by which PageUp and PageDown move. */
const pageRows = 10;

/** The list's state and actions. */
export interface ListKeys {
  /** The focused row, and the number of rows. */
  active: number;
  rows: number;
  /** Moves to a row; `extend` selects the rows in between. */
  move: (index: number, extend: boolean) => void;
  toggle: () => void;
  selectAll: () => void;
  open: () => void;
  /** Clears the selection or, if there is none, closes the details. */
  escape: () => void;
  setLevel: (level: WordLevel) => void;
  remove: () => void;
}

/** Returns the list's key handler, and adds its keys to the shortcut sheet. */
export function useListKeys(list: ListKeys): (event: KeyboardEvent) => void {
  const { t } = useTranslation('words');
  const group = t('title');
  useShortcuts(wordListActions.map((id) => ({ keys: wordListKeys[id], label: t(`keys.${id}`), group })));

  const moves: Record<string, number> = {
    ArrowDown: list.active + 1,
    ArrowUp: list.active - 1,
    PageDown: list.active + pageRows,
    PageUp: list.active - pageRows,
    Home: 0,
    End: list.rows - 1,
  };
  const getAction = (event: KeyboardEvent): (() => void) | undefined => {
    const mod = event.ctrlKey || event.metaKey;
    if (mod) return event.key.toLowerCase() === 'a' ? list.selectAll : undefined;
    const to = moves[event.key];
    if (to !== undefined) {
      return () => list.move(Math.max(0, Math.min(list.rows - 1, to)), event.shiftKey);
    }
    const level = levelForKey(event.key);
    if (level) return () => list.setLevel(level);
    return { ' ': list.toggle, Enter: list.open, Escape: list.escape, Delete: list.remove }[event.key];
  };
  return (event) => {
    const { target } = event;
    // A level selector handles its own keys.
    if (event.altKey || (target instanceof Element && target.closest('select'))) return;
    // A checkbox handles the space bar itself.
    if (event.key === ' ' && target instanceof Element && target.matches('input')) return;
    const run = getAction(event);
    if (!run) return;
    event.preventDefault();
    run();
  };
}
