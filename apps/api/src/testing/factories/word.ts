import { addOrUpdateWord, updateWord } from '@glossa/contract/words';
import type { Word } from '@glossa/contract/words';

import type { Browser } from '../browser.ts';

/** Saves an English word at level 1 with a translation; `more` overrides fields. */
export async function createWord(
  browser: Browser,
  text: string,
  { translation = `T-${text}`, ...more }: Record<string, unknown> & { translation?: string } = {},
): Promise<Word> {
  const { word } = await browser.call(addOrUpdateWord, {
    body: { text, language: 'en', knowledge_level: 1, translation: translation || 'none', ...more },
  });
  if (translation !== '') return word;
  return (await browser.call(updateWord, { params: { id: word.id }, body: { translation } })).word;
}
