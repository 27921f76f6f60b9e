import type { WordEntry } from './word-entry.ts';

/** What our own files in JSON call themselves. */
export const jsonFormat = 'glossa-words';

/** Start of a file in JSON; then come the words, joined by `jsonBetween`, and `jsonEnd`. */
export const jsonStart = (language: string, exportedAt: string): string =>
  `{"format":"${jsonFormat}","version":1,"language":${JSON.stringify(language)},` +
  `"exported_at":${JSON.stringify(exportedAt)},"words":[\n`;
export const jsonBetween = ',\n';
export const jsonEnd = '\n]}\n';

/** A word with all its fields. */
export const jsonWord = (word: WordEntry): string => JSON.stringify(word);
