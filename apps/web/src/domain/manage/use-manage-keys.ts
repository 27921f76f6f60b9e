import type { RefObject } from 'react';

import { useRowFocus } from '@/lib/shortcuts/use-row-focus.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';

/**
 * Shortcuts of a content list: J and K move between rows, letters act on the focused one. Returns the refs for the
 * table and the card list, of which only one is rendered.
 */
export function useManageKeys<Item>(
  items: readonly Item[],
  texts: { group: string; next: string; previous: string; open: string; select: string; remove: string },
  act: { select: (index: number) => void; remove: (item: Item) => void },
) {
  const { list, current, move } = useRowFocus<HTMLElement>();
  const { group } = texts;
  useShortcuts([
    { keys: ['j'], label: texts.next, group, run: () => move(1) },
    { keys: ['k'], label: texts.previous, group, run: () => move(-1) },
    { keys: ['Enter'], label: texts.open, group },
    { keys: ['x'], label: texts.select, group, run: () => current() >= 0 && act.select(current()) },
    {
      keys: ['#', 'Delete'],
      label: texts.remove,
      group,
      run: () => {
        const item = items[current()];
        if (item !== undefined) act.remove(item);
      },
    },
  ]);
  return {
    table: list as RefObject<HTMLTableSectionElement | null>,
    cards: list as RefObject<HTMLUListElement | null>,
  };
}
