import type { Queryable } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './sync-queries.types.ts';

export const sql = statements<QueryTypes>('wordsSync', {
  insertChanges: `INSERT INTO synced_change (learner_id, id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING RETURNING id`,
  // A synced word counts as changed when the device made the change, not when it was synced.
  listLaterChanged: `SELECT lw.term_id AS term FROM learner_word lw
   WHERE lw.learner_id = $1 AND lw.term_id = ANY ($2) AND lw.updated_at > $3 AND NOT EXISTS (
     SELECT FROM word_change c WHERE c.learner_id = $1 AND c.created_at = lw.updated_at
       AND lw.term_id = ANY (c.terms) AND c.made_at <= $3)
   UNION
   SELECT gone.term FROM word_change c CROSS JOIN LATERAL unnest(c.terms) AS gone(term)
   WHERE c.learner_id = $1 AND c.created_at > $3 AND c.kind = 'delete' AND c.undone_at IS NULL
     AND coalesce(c.made_at, c.created_at) > $3 AND gone.term = ANY ($2)`,
  setMadeAt: 'UPDATE word_change SET made_at = $3 WHERE learner_id = $1 AND id = $2',
});

/** Records changes as applied; returns the IDs of those that were not recorded before. */
export const takeChanges = async (
  tx: Queryable,
  learnerId: string,
  ids: readonly string[],
): Promise<Set<string>> => new Set((await many(tx, sql.insertChanges, [learnerId, ids])).map(({ id }) => id));

/** Returns those words whose last change or deletion was made after a moment. */
export const laterChanged = async (
  tx: Queryable,
  learnerId: string,
  terms: readonly number[],
  at: Date,
): Promise<Set<number>> =>
  new Set((await many(tx, sql.listLaterChanged, [learnerId, terms, at])).map(({ term }) => term));

/** Records when a change was made on its device. */
export const dateChange = async (
  tx: Queryable,
  learnerId: string,
  change: string,
  at: Date,
): Promise<void> => {
  await run(tx, sql.setMadeAt, [learnerId, change, at]);
};
