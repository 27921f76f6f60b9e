import { fileURLToPath } from 'node:url';

// The sources and the bundles are both one level below apps/api.
const path = (fromHere: string): string => fileURLToPath(new URL(fromHere, import.meta.url));

export const migrationsFolder = path('../../../prisma/migrations');
export const storiesFolder = path('../../../prisma/seed/stories');
/** Our own word lists, `{language}-{language of the meanings}.tsv`. */
export const glossariesFolder = path('../../../prisma/seed/glossaries');
/** The demo accounts; the launcher also reads this file, to print them. */
export const demoAccountsFile = path('../../../prisma/seed/demo-accounts.json');
export const commonPasswordsFile = path('../data/common-passwords.txt');
/** Built interface translations: `{folder}/{language}/{namespace}.json`. */
export const localesFolder = path('../dist/locales');
/** Worker thread entry points, built because Node runs worker threads from JavaScript only. */
export const analyzerProgram = path('../dist/analyzer-thread.js');
export const articleProgram = path('../dist/article-thread.js');
/** The dictionaries that can be downloaded. DICTIONARY_CATALOG names a file that extends or replaces it. */
export const dictionaryCatalogFile = path('../data/dictionary-catalog.json');
