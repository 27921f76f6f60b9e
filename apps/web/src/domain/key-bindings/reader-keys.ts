/** Default keys of the reader, except those of its tools; the arrows are for left-to-right texts. */
export const readerKeys = {
  previous_word: 'ArrowLeft',
  next_word: 'ArrowRight',
  next_new: 'n',
  extend_back: 'shift+ArrowLeft',
  extend_on: 'shift+ArrowRight',
  add_word: 'a',
  level_down: 'ArrowUp',
  level_up: 'ArrowDown',
  level_new: '0',
  level_one: '1',
  level_two: '2',
  level_three: '3',
  level_known: '4',
  level_mastered: '5',
  know: 'k',
  ignore: 'x',
  speak: 's',
  previous_page: 'PageUp',
  next_page: 'PageDown',
  focus_mode: 'f',
  undo: 'z',
} as const;

export type ReaderKey = keyof typeof readerKeys;
