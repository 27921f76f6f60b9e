import { longestPhrase } from '@glossa/contract/words';
import { needsDictionary } from '@glossa/language/needs-dictionary';
import type { ReadEntry } from '@glossa/formats/word-files/read-entry';

import { splitForms, type PhraseDeps } from './phrase-parts.ts';

/** Forms per batch. */
const batch = 500;

/**
 * Splits imported phrases in languages that need a dictionary, which was not used when reading the file. Anything too
 * long for a phrase stays a word, as in the preview. Calls `onWord` for each word.
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
      // Parts given in the file take precedence.
      split.push(isPhrase && !word.parts ? { ...word, words: own } : word);
      onWord();
    }
  }
  return split;
}
