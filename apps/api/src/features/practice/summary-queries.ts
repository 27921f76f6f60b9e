import type { Queryable } from '@glossa/db/database';
import { first, many, one, statements } from '@glossa/db/statements';

import type { QueryTypes } from './summary-queries.types.ts';

const practised = 'learner_id = $1 AND language = $2 AND level BETWEEN 1 AND 3 AND NOT ignored';

export const sql = statements<QueryTypes>('practiceSummary', {
  findSettings: 'SELECT settings FROM learner WHERE id = $1',
  countAnswers: `SELECT count(*)::int AS answers, (count(*) FILTER (WHERE rating > 1))::int AS right,
     (count(*) FILTER (WHERE before IS NULL))::int AS "newWords",
     (coalesce(sum(duration), 0) / 1000)::int AS seconds
   FROM review
   WHERE learner_id = $1 AND language = $2 AND undone_at IS NULL AND reviewed_at >= $3`,
  // Overdue words count on the first day.
  countDueByDay: `SELECT counted.due FROM unnest($3::timestamptz[], $4::timestamptz[]) WITH ORDINALITY AS day(start, ending, place)
   CROSS JOIN LATERAL (
     SELECT count(*)::int AS due FROM learner_word
     WHERE ${practised} AND next_review < day.ending
       AND next_review >= CASE WHEN day.place = 1 THEN '-infinity' ELSE day.start END) counted
   ORDER BY day.place`,
  countWords: `SELECT
     (SELECT coalesce(sum(count), 0)::int FROM vocabulary_count
      WHERE learner_id = $1 AND language = $2 AND level BETWEEN 1 AND 3) AS words,
     (SELECT count(*)::int FROM learner_word WHERE ${practised} AND next_review <= $3) AS due,
     (SELECT min(next_review) FROM learner_word WHERE ${practised} AND next_review > $3) AS "nextDue",
     (SELECT count(*)::int FROM (
        SELECT 1 FROM learner_word WHERE ${practised} AND next_review IS NULL LIMIT $4) waiting) AS waiting`,
});

/** Reads the stored settings of a learner. */
export const readPracticeSettings = async (db: Queryable, learnerId: string): Promise<unknown> =>
  (await first(db, sql.findSettings, [learnerId]))?.settings ?? {};

/** Counts the answers since a moment, without undone ones. */
export const countSince = (
  db: Queryable,
  { learnerId, language, since }: { learnerId: string; language: number; since: Date },
): Promise<{ answers: number; right: number; newWords: number; seconds: number }> =>
  one(db, sql.countAnswers, [learnerId, language, since]);

/** Counts the reviews of each day between these midnights; overdue ones count on the first day. */
export const countByDay = async (
  db: Queryable,
  { learnerId, language, midnights }: { learnerId: string; language: number; midnights: readonly Date[] },
): Promise<number[]> => {
  const [starts, ends] = [midnights.slice(0, -1), midnights.slice(1)];
  return (await many(db, sql.countDueByDay, [learnerId, language, starts, ends])).map(({ due }) => due);
};

/** Counts words in practice, due words and new words (up to `mostNew`), and finds the next due time. */
export const countPractised = (
  db: Queryable,
  { learnerId, language, now }: { learnerId: string; language: number; now: Date },
  mostNew: number,
): Promise<{ words: number; due: number; nextDue: Date | null; waiting: number }> =>
  one(db, sql.countWords, [learnerId, language, now, mostNew]);
