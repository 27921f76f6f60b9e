import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('settings', {
  // A single statement keeps two tabs that change different settings from overwriting each other's changes.
  mergeSettings: 'UPDATE learner SET settings = settings || $2::jsonb WHERE id = $1 RETURNING settings',
});

/** Reads a learner's stored settings. Settings that were never changed aren't stored. */
export const readSettings = async (db: Queryable, learnerId: string): Promise<unknown> => {
  const found = await db.prisma.learner.findUnique({ where: { id: learnerId }, select: { settings: true } });
  return found?.settings ?? {};
};

/** Merges changes into a learner's settings and returns all stored settings. */
export const mergeSettings = async (db: Queryable, learnerId: string, change: object): Promise<unknown> =>
  (await first(db, sql.mergeSettings, [learnerId, JSON.stringify(change)]))?.settings ?? {};
