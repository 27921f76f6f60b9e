import { statement, type Queryable } from '@glossa/db/database';

const read = statement('read-settings', 'SELECT settings FROM learner WHERE id = $1');
// A single statement, so that two tabs changing different settings don't overwrite each other.
const merge = statement(
  'merge-settings',
  'UPDATE learner SET settings = settings || $2::jsonb WHERE id = $1 RETURNING settings',
);

/** Reads the stored settings of a learner; missing ones have their default. */
export const readSettings = async (db: Queryable, learnerId: string): Promise<unknown> =>
  (await db.row<{ settings: unknown }>(read, [learnerId]))?.settings ?? {};

/** Changes some settings and returns all stored ones. */
export const mergeSettings = async (db: Queryable, learnerId: string, change: object): Promise<unknown> =>
  (await db.row<{ settings: unknown }>(merge, [learnerId, JSON.stringify(change)]))?.settings ?? {};
