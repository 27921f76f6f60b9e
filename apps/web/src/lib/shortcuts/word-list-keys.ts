/** Keys of the list of words, while the focus is in it. They are fixed. */
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
