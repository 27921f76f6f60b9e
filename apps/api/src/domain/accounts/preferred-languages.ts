import type { Queryable } from '@glossa/db/database';
import { languageCode } from '@glossa/language/language-code';

import { findNativeLanguage } from './queries.ts';

/**
 * Returns the codes of the languages in which a learner wants explanations, best first: the native language, the
 * interface language, and English.
 */
export async function listPreferredLanguages(
  db: Queryable,
  { id, uiLanguage }: { id: string; uiLanguage: string },
): Promise<string[]> {
  const native = languageCode((await findNativeLanguage(db, id)).trim());
  const codes = [native, languageCode(uiLanguage), 'en'].filter((code) => code !== undefined);
  return [...new Set(codes)];
}
