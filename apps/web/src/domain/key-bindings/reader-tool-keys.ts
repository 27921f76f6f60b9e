/** Default keys of the tools that load after the text is visible. */
export const readerToolKeys = {
  translate_sentence: 't',
  history: 'h',
  bookmark: 'b',
  highlight: 'm',
  note: 'c',
  notes: 'l',
  save_sentence: 'q',
  listen: 'v',
  play_sentence: 'p',
  repeat_sentence: 'r',
  audio_back: ',',
  audio_on: '.',
} as const;

export type ReaderToolKey = keyof typeof readerToolKeys;
