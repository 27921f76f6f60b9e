import { addOrUpdateWord } from '@glossa/contract/words';
import type { Word } from '@glossa/contract/words';

import type { Browser } from '../browser.ts';

/** Keeps a word, of English and at level 1 unless `more` says otherwise. */
export async function createWord(
  browser: Browser,
  text: string,
  more: Record<string, unknown> = {},
): Promise<Word> {
  const { word } = await browser.call(addOrUpdateWord, {
    body: { text, language: 'en', knowledge_level: 1, translation: `T-${text}`, ...more },
  });
  return word;
}
