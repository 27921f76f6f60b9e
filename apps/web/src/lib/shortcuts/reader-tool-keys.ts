/** Usual keys of what the reader gets once the text stands. */
export const readerToolKeys = {
  translate_sentence: 't',
  history: 'h',
  bookmark: 'b',
  highlight: 'm',
  note: 'c',
  notes: 'l',
  save_sentence: 'q',
  play_sentence: 'p',
  repeat_sentence: 'r',
  audio_back: ',',
  audio_on: '.',
} as const;

export type ReaderToolKey = keyof typeof readerToolKeys;
