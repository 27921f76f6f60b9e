/** Keys of the word list while it is focused. They cannot be changed. */
export const wordListKeys = {
  move: ['ArrowUp', 'ArrowDown'],
  open: ['Enter'],
  select: ['Space'],
  extend: ['shift+ArrowUp', 'shift+ArrowDown'],
  all: ['mod+a'],
  level: ['0', '5'],
  known: ['k'],
  ignore: ['x'],
  delete: ['Delete'],
} as const;

export const wordListActions = Object.keys(wordListKeys) as (keyof typeof wordListKeys)[];
