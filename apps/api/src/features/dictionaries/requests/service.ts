import { dictionaryRequestSubject } from '@glossa/contract/dictionary-request-subject';
import type { Database } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';

import { notify } from '#domain/notifications/queries.ts';
import * as queries from './queries.ts';

const toLanguageCode = (language: number): string => languageById(language)?.code ?? '';

/** Lists the codes of the languages for which a learner requested a dictionary. */
export const listRequestedLanguages = async (db: Database, learnerId: string): Promise<string[]> =>
  (await queries.listRequests(db, learnerId)).map(toLanguageCode);

/**
 * Requests a dictionary from the admins, once per learner and language. An admin who hasn't read an earlier request
 * for this
 * language isn't notified again.
 */
export async function requestDictionary(
  db: Database,
  learnerId: string,
  language: number,
): Promise<string[]> {
  const subject = dictionaryRequestSubject(toLanguageCode(language));
  const link = `/admin/dictionaries?language=${toLanguageCode(language)}`;
  await db.transaction(async (tx) => {
    if (!(await queries.insertRequest(tx, { learnerId, language }))) return;
    for (const adminId of await queries.listAdminsToNotify(tx, subject))
      await notify(tx, { learnerId: adminId, type: 'SYSTEM', subject, link });
  });
  return listRequestedLanguages(db, learnerId);
}
