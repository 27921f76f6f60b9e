import type { RefObject } from 'react';

import { useListKeys } from '@/lib/shortcuts/use-list-keys.ts';

/** Registers the shortcuts of a managed list. Returns refs for the table and the card list; only one is rendered. */
export function useManageKeys<Item>(
  items: readonly Item[],
  texts: Record<'group' | 'next' | 'previous' | 'open' | 'select' | 'remove', string>,
  act: { select: (index: number) => void; remove: (item: Item) => void },
) {
  const list: RefObject<HTMLElement | null> = useListKeys(items, texts, {
    select: (_item: Item, index: number) => act.select(index),
    remove: act.remove,
  });
  return {
    table: list as RefObject<HTMLTableSectionElement | null>,
    cards: list as RefObject<HTMLUListElement | null>,
  };
}
