import type { ReferenceSite } from '@glossa/contract/reference-site';
import type { Queryable } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('references', {
  saveSites: `INSERT INTO lookup_settings (learner_id, language, sites) VALUES ($1, $2, $3::jsonb)
   ON CONFLICT (learner_id, language) DO UPDATE SET sites = EXCLUDED.sites`,
});

/** Returns a learner's own sites for a language. Null if the learner hasn't changed the defaults. */
export const findSites = async (
  db: Queryable,
  { learnerId, language }: { learnerId: string; language: number },
): Promise<unknown> => {
  const where = { learnerId_language: { learnerId, language } };
  return (await db.prisma.lookupSettings.findUnique({ where, select: { sites: true } }))?.sites ?? null;
};

/** Saves a learner's own sites for a language; null restores the defaults. */
export const saveSites = async (
  db: Queryable,
  { learnerId, language }: { learnerId: string; language: number },
  sites: readonly ReferenceSite[] | null,
): Promise<void> => {
  await run(db, sql.saveSites, [learnerId, language, sites && JSON.stringify(sites)]);
};
