import { useRowFocus } from './use-row-focus.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The keys of each action on the focused row, in the order of the shortcut sheet. */
const keysByAction = {
  select: ['x'],
  favorite: ['s'],
  archive: ['e'],
  trash: ['#', 'Delete'],
  remove: ['#', 'Delete'],
} as const;

type RowAction = keyof typeof keysByAction;

/**
 * Registers a list's shortcuts: J and K move between rows, and other keys act on the focused row. Returns a ref for the
 * element whose children are the rows.
 */
export function useListKeys<
  Item,
  Actions extends Partial<Record<RowAction, (item: Item, index: number) => void>>,
  List extends HTMLElement = HTMLUListElement,
>(
  items: readonly Item[],
  /** The group and labels in the shortcut sheet. */
  labels: Record<'group' | 'next' | 'previous' | 'open' | (keyof Actions & string), string>,
  actions: Actions,
) {
  const { list, current, move } = useRowFocus<List>();
  const { group } = labels;
  const actionKeys = Object.entries(keysByAction).flatMap(([name, keys]) => {
    const action = actions[name as RowAction];
    if (!action) return [];
    const run = () => {
      const index = current();
      const item = items[index];
      if (item !== undefined) action(item, index);
    };
    return [{ keys: [...keys], label: labels[name as keyof typeof labels], group, run }];
  });
  useShortcuts([
    { keys: ['j'], label: labels.next, group, run: () => move(1) },
    { keys: ['k'], label: labels.previous, group, run: () => move(-1) },
    { keys: ['Enter'], label: labels.open, group },
    ...actionKeys,
  ]);
  return list;
}
