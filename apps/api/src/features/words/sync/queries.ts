import type { Queryable } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('wordsSync', {
  insertChangeIds: `INSERT INTO synced_change (learner_id, id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING RETURNING id`,
  // A synced word counts as changed when the device made the change, not when it was synced.
  listTermsChangedAfter: `SELECT lw.term_id AS term FROM learner_word lw
   WHERE lw.learner_id = $1 AND lw.term_id = ANY ($2) AND lw.updated_at > $3 AND NOT EXISTS (
     SELECT FROM word_change c WHERE c.learner_id = $1 AND c.created_at = lw.updated_at
       AND lw.term_id = ANY (c.terms) AND c.made_at <= $3)
   UNION
   SELECT deleted.term FROM word_change c CROSS JOIN LATERAL unnest(c.terms) AS deleted(term)
   WHERE c.learner_id = $1 AND c.created_at > $3 AND c.kind = 'delete' AND c.undone_at IS NULL
     AND coalesce(c.made_at, c.created_at) > $3 AND deleted.term = ANY ($2)`,
  setMadeAt: 'UPDATE word_change SET made_at = $3 WHERE learner_id = $1 AND id = $2',
});

/** Stores the IDs of changes, and returns those that weren't stored yet. */
export const insertChangeIds = async (
  tx: Queryable,
  learnerId: string,
  ids: readonly string[],
): Promise<Set<string>> =>
  new Set((await many(tx, sql.insertChangeIds, [learnerId, ids])).map(({ id }) => id));

/** Returns the given terms whose last change or deletion was made after `time`. */
export const listTermsChangedAfter = async (
  tx: Queryable,
  learnerId: string,
  { terms, time }: { terms: readonly number[]; time: Date },
): Promise<Set<number>> =>
  new Set((await many(tx, sql.listTermsChangedAfter, [learnerId, terms, time])).map(({ term }) => term));

/** Records when a change was made on the device. */
export const setMadeAt = async (
  tx: Queryable,
  learnerId: string,
  { changeId, madeAt }: { changeId: string; madeAt: Date },
): Promise<void> => {
  await run(tx, sql.setMadeAt, [learnerId, changeId, madeAt]);
};
