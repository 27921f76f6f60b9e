import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('wordsStats', {
  // Intervals are numbered from 1. Days after the last interval are ignored.
  countByInterval: `SELECT width_bucket(day, $3::date[]) AS place, sum(words_read)::int AS read, sum(words_started)::int AS started
   FROM activity_day
   WHERE learner_id = $1 AND language = $2 AND day >= ($3::date[])[1] AND day <= $4::date
   GROUP BY 1`,
});

/**
 * Counts the words read and started in a language in each interval. `starts` are the first days of the intervals, and
 * `last` is the last day of the last interval. `place` is the interval's number, from 1; intervals without activity are
 * missing.
 */
export const countByInterval = (
  db: Queryable,
  learnerId: string,
  { language, starts, last }: { language: number; starts: readonly string[]; last: string },
) => many(db, sql.countByInterval, [learnerId, language, starts, last]);
