import type { HandlerResult } from '@glossa/contract/endpoint';
import type { getLearningStats } from '@glossa/contract/word-stats';
import type { Queryable } from '@glossa/db/database';

import { localDay } from '#domain/calendar/local-day.ts';
import { periodStarts, type Period } from '#domain/calendar/periods.ts';
import { countByInterval } from './queries.ts';

/** Counts the words read and started in the language with this ID, in each interval up to `now`. */
export async function findLearningStats(
  db: Queryable,
  learner: { id: string; timeZone: string },
  { language, period, now }: { language: number; period: Period; now: Date },
): Promise<HandlerResult<typeof getLearningStats>> {
  const last = localDay(now, learner.timeZone);
  const starts = periodStarts(period, last);
  const rows = await countByInterval(db, learner.id, { language, starts, last });
  const rowsByInterval = new Map(rows.map((row) => [row.place, row]));
  const buildSeries = (column: 'read' | 'started') =>
    starts.map((date, index) => ({ date, count: rowsByInterval.get(index + 1)?.[column] ?? 0 }));
  return { total_words: buildSeries('read'), unique_words: buildSeries('started') };
}
