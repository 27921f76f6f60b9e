import type { Dictionaries } from './dictionaries.ts';
import { splitText } from './split-text.ts';

/**
 * Returns the words of a short text as they are written.
 *
 * @throws {Error} as `splitText` does
 */
export const findWords = (text: string, languageId: number, dictionaries?: Dictionaries): string[] => {
  const found: string[] = [];
  for (const sentence of splitText(text, languageId, dictionaries)) {
    for (let i = 0; i < sentence.words.length; i += 2) {
      found.push(sentence.text.slice(sentence.words[i], sentence.words[i + 1]));
    }
  }
  return found;
};
