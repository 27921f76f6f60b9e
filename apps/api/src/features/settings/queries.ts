import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('settings', {
  // A single statement, so that two tabs changing different settings don't overwrite each other.
  mergeSettings: 'UPDATE learner SET settings = settings || $2::jsonb WHERE id = $1 RETURNING settings',
});

/** Reads the stored settings of a learner; missing ones have their default. */
export const readSettings = async (db: Queryable, learnerId: string): Promise<unknown> => {
  const found = await db.prisma.learner.findUnique({ where: { id: learnerId }, select: { settings: true } });
  return found?.settings ?? {};
};

/** Changes some settings and returns all stored ones. */
export const mergeSettings = async (db: Queryable, learnerId: string, change: object): Promise<unknown> =>
  (await first(db, sql.mergeSettings, [learnerId, JSON.stringify(change)]))?.settings ?? {};
