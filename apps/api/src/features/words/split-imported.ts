import { longestPhrase } from '@glossa/contract/words';
import { needsDictionary } from '@glossa/language/needs-dictionary';
import type { ReadEntry } from '@glossa/formats/word-files/read-entry';

import { splitForms, type PhraseDeps } from './phrase-parts.ts';

/** Forms that are split at once. */
const batch = 500;

/**
 * Finds the phrases among the words of a file where that takes a dictionary, which the reading of the file had not. What is
 * too long for a phrase stays a word, as the preview promised. `onWord` hears of each word.
 */
export async function splitImported(
  deps: PhraseDeps,
  language: number,
  words: readonly ReadEntry[],
  onWord: () => void,
): Promise<readonly ReadEntry[]> {
  if (!needsDictionary(language)) return words;
  const split: ReadEntry[] = [];
  for (let from = 0; from < words.length; from += batch) {
    const part = words.slice(from, from + batch);
    const forms = part.map(({ text }) => text);
    const found = await splitForms(deps, language, forms);
    for (const [index, word] of part.entries()) {
      const own = found[index] ?? [];
      const isPhrase = own.filter((one) => one !== null).length <= longestPhrase;
      // A file that tells the words of its phrases knows better.
      split.push(isPhrase && !word.parts ? { ...word, words: own } : word);
      onWord();
    }
  }
  return split;
}
