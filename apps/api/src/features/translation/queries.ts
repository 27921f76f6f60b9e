import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('translation', {
  findTranslation: 'SELECT translation FROM translation_cache WHERE hash = $1',
  insertTranslation:
    'INSERT INTO translation_cache (hash, translation) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING',
  // A single statement, so that concurrent requests can't spend the same characters twice.
  spendBudget: `INSERT INTO translation_budget AS b (learner_id, day, characters)
   SELECT $1, (now() AT TIME ZONE 'UTC')::date, $2 WHERE $2::int <= $3::int
   ON CONFLICT (learner_id, day) DO UPDATE SET characters = b.characters + $2 WHERE b.characters + $2 <= $3
   RETURNING day::text`,
  refundBudget:
    'UPDATE translation_budget SET characters = greatest(0, characters - $3) WHERE learner_id = $1 AND day = $2::date',
});

/** Finds a cached translation by the hash of its request. */
export const findTranslation = async (db: Queryable, hash: Buffer): Promise<string | undefined> =>
  (await first(db, sql.findTranslation, [hash]))?.translation;

/** Caches a translation. */
export const storeTranslation = async (db: Queryable, hash: Buffer, translation: string): Promise<void> => {
  await run(db, sql.insertTranslation, [hash, translation]);
};

/** Deducts characters from a learner's budget for today; returns the day, or undefined if not enough are left. */
export const deductBudget = async (
  db: Queryable,
  { learnerId, characters, limit }: { learnerId: string; characters: number; limit: number },
): Promise<string | undefined> => (await first(db, sql.spendBudget, [learnerId, characters, limit]))?.day;

/** Refunds characters to a day's budget. */
export const refundBudget = async (
  db: Queryable,
  { learnerId, day, characters }: { learnerId: string; day: string; characters: number },
): Promise<void> => {
  await run(db, sql.refundBudget, [learnerId, day, characters]);
};
