import type { HandlerResult } from '@glossa/contract/endpoint';
import type { getLearningStats } from '@glossa/contract/word-stats';
import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import { localDay } from '#domain/calendar/local-day.ts';
import { stretchesUpTo, type Period } from '#domain/calendar/periods.ts';
import type { QueryTypes } from './learning-stats.types.ts';

export const sql = statements<QueryTypes>('wordsLearningStats', {
  // Intervals are numbered from 1. Days after today are left out.
  count: `SELECT width_bucket(day, $3::date[]) AS place, sum(words_read)::int AS read, sum(words_started)::int AS started
   FROM activity_day
   WHERE learner_id = $1 AND language = $2 AND day >= ($3::date[])[1] AND day <= $4::date
   GROUP BY 1`,
});

/** Counts the words read and started in a language, given by ID, in each interval up to `now`. */
export async function learningStats(
  db: Queryable,
  learner: { id: string; timeZone: string },
  { language, period, now }: { language: number; period: Period; now: Date },
): Promise<HandlerResult<typeof getLearningStats>> {
  const last = localDay(now, learner.timeZone);
  const days = stretchesUpTo(period, last);
  const rows = await many(db, sql.count, [learner.id, language, days, last]);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  const seriesOf = (column: 'read' | 'started') =>
    days.map((date, index) => ({ date, count: byPlace.get(index + 1)?.[column] ?? 0 }));
  return { total_words: seriesOf('read'), unique_words: seriesOf('started') };
}
