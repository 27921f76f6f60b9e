import { ReferenceSite } from '@glossa/contract/reference-site';
import type { ReferenceSites } from '@glossa/contract/reference-sites';
import type { Queryable } from '@glossa/db/database';
import * as z from 'zod';

import { listDefaultSites } from './default-sites.ts';
import * as queries from './queries.ts';

const StoredSites = z.array(ReferenceSite);

interface Learner {
  id: string;
  uiLanguage: string;
}

/** Lists a learner's reference sites for a language: the learner's own, or the defaults. */
export async function listSites(db: Queryable, learner: Learner, language: number): Promise<ReferenceSites> {
  const storedSites = await queries.findSites(db, { learnerId: learner.id, language });
  // The defaults aren't stored, so that learners who never changed them get corrected URLs.
  return storedSites === null
    ? { is_default: true, sites: listDefaultSites(language, learner.uiLanguage) }
    : { is_default: false, sites: StoredSites.parse(storedSites) };
}

/** Replaces a learner's reference sites for a language; null restores the defaults. */
export async function updateSites(
  db: Queryable,
  learner: Learner,
  { language, sites }: { language: number; sites: ReferenceSite[] | null },
): Promise<ReferenceSites> {
  await queries.saveSites(db, { learnerId: learner.id, language }, sites);
  return sites === null
    ? { is_default: true, sites: listDefaultSites(language, learner.uiLanguage) }
    : { is_default: false, sites };
}
