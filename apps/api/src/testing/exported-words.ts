import { urlOf } from '@glossa/contract/client';
import { exportWords } from '@glossa/contract/word-export';

import type { Browser } from './browser.ts';

/** The words of somebody in a language, as the file that they would download. */
export async function exportedWords(
  reader: Browser,
  format: 'csv' | 'tsv' | 'json',
  language = 'en',
): Promise<string> {
  return (await reader.fetch(urlOf(exportWords, { query: { format, language } }))).text();
}
