import { statement, type Queryable } from '@glossa/db/database';

const read = statement('read-settings', 'SELECT settings FROM learner WHERE id = $1');
// One statement, so that two tabs that change different settings both have their way.
const merge = statement(
  'merge-settings',
  'UPDATE learner SET settings = settings || $2::jsonb WHERE id = $1 RETURNING settings',
);

/** The stored part of a person's settings; what is missing has its default. */
export const readSettings = async (db: Queryable, learnerId: string): Promise<unknown> =>
  (await db.row<{ settings: unknown }>(read, [learnerId]))?.settings ?? {};

/** Changes some settings and answers all that are stored. */
export const mergeSettings = async (db: Queryable, learnerId: string, change: object): Promise<unknown> =>
  (await db.row<{ settings: unknown }>(merge, [learnerId, JSON.stringify(change)]))?.settings ?? {};
