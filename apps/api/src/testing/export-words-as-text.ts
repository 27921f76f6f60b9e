import { buildUrl } from '@glossa/contract/client';
import { exportWords } from '@glossa/contract/word-export';

import type { Browser } from './browser.ts';

/** Exports a user's words in a language. Returns the contents of the file that the user would download. */
export async function exportWordsAsText(
  reader: Browser,
  format: 'csv' | 'tsv' | 'json',
  language = 'en',
): Promise<string> {
  return (await reader.fetch(buildUrl(exportWords, { query: { format, language } }))).text();
}
