import { nothingToReport, type Report, type ReportDone } from '@glossa/contract/reports';
import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import { doneObject } from '#domain/activity/figures.ts';
import type { ReportRange } from './report-range.ts';
import type { QueryTypes } from './done-queries.types.ts';

/** Learner of the report, and the language ID; all languages if undefined. */
export interface Whose {
  learnerId: string;
  language: number | undefined;
}

// A day whose words were all undone is left as a row of zeros.
const isActive = `reading_seconds + video_seconds + words_seconds + words_read + pages_read + texts_read + videos_watched
  + words_started + words_known + reviews > 0`;

interface NarrowTypes {
  sum: { done: Omit<ReportDone, 'reading_seconds' | 'video_seconds' | 'words_seconds' | 'active_days'> };
}

export const sql = statements<QueryTypes, NarrowTypes>('reportsDone', {
  sum: `SELECT width_bucket(day, $3::date[]) AS place, ${doneObject} AS done,
     sum(reading_seconds)::int AS reading_seconds, sum(video_seconds)::int AS video_seconds,
     sum(words_seconds)::int AS words_seconds, count(DISTINCT day) FILTER (WHERE ${isActive})::int AS active_days
   FROM activity_day
   WHERE learner_id = $1 AND ($2::smallint IS NULL OR language = $2) AND day BETWEEN ($3::date[])[1] AND $4::date
   GROUP BY 1`,
});

function sumOf(parts: readonly ReportDone[]): ReportDone {
  const sum = { ...nothingToReport };
  for (const part of parts) {
    for (const name of Object.keys(nothingToReport) as (keyof ReportDone)[]) sum[name] += part[name];
  }
  return sum;
}

/** Selects what was done in each interval, in total, and in the previous period. */
export async function selectDone(
  db: Queryable,
  { learnerId, language }: Whose,
  { stretches, before, to }: ReportRange,
): Promise<Pick<Report, 'stretches' | 'totals' | 'before'>> {
  const starts = [before.from, ...stretches.map(({ from }) => from)];
  const rows = await many(db, sql.sum, [learnerId, language ?? null, starts, to]);
  const byPlace = new Map(rows.map(({ place, done: most, ...own }) => [place, { ...most, ...own }]));
  // Places count from 1, which is the previous period.
  const of = (index: number) => byPlace.get(index + 1) ?? nothingToReport;
  const each = stretches.map((days, index) => ({ ...days, done: of(index + 1) }));
  return {
    stretches: each,
    totals: sumOf(each.map((stretch) => stretch.done)),
    before: { ...before, done: of(0) },
  };
}
