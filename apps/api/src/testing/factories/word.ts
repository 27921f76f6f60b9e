import { addOrUpdateWord, updateWord } from '@glossa/contract/words';
import type { Word } from '@glossa/contract/words';

import type { Browser } from '../browser.ts';

/** Keeps a word, of English, at level 1 and with a translation unless `more` says otherwise. */
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
