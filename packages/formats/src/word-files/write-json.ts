import type { WordEntry } from './word-entry.ts';

/** The `format` of our own JSON files. */
export const jsonFormat = 'glossa-words';

/** Returns the start of a JSON file. Append the words, joined by `jsonSeparator`, and `jsonEnd`. */
export const jsonStart = (language: string, exportedAt: string): string =>
  `{"format":"${jsonFormat}","version":1,"language":${JSON.stringify(language)},` +
  `"exported_at":${JSON.stringify(exportedAt)},"words":[\n`;
export const jsonSeparator = ',\n';
export const jsonEnd = '\n]}\n';

/** Serializes a word with all its fields. */
export const jsonWord = (word: WordEntry): string => JSON.stringify(word);
