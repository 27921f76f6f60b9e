import { maxTasks } from '@glossa/contract/task-kinds';
import type { Queryable } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';

import type { Day } from '#domain/calendar/local-day.ts';
import type { Period } from './period.ts';
import type { QueryTypes } from './queries.types.ts';

interface NarrowTypes {
  countOpenTasks: { status: 'PENDING' | 'STARTED' };
}

const sql = statements<QueryTypes, NarrowTypes>('metrics', {
  findFirstDay: `SELECT min(day)::text AS day FROM (
     SELECT min(day) AS day FROM site_figure WHERE figure <> 'retained' AND amount <> 0
     UNION ALL SELECT min(day) FROM site_change WHERE figure <> 'retained'
   ) days`,
  findFirstJoinDay: `SELECT min(day)::text AS day FROM (
     SELECT min(day) AS day FROM site_figure WHERE figure = 'joined'
     UNION ALL SELECT min(day) FROM site_change WHERE figure = 'joined'
   ) days`,
  // Running totals need all changes since the beginning; sums need only those since the start of the previous period.
  sumChanges: `SELECT figure, part, stretch, sum(amount)::float8 AS amount,
     sum(CASE WHEN stretch = 0 THEN 0 ELSE amount * (($2::date[])[stretch] - day + 1) END)::float8 AS "days!"
   FROM (
     SELECT figure, part, day, amount, width_bucket(day, $1::date[]) AS stretch FROM (
       SELECT figure, part, day, amount FROM site_figure
       WHERE day <= $3::date AND (figure = ANY($4) OR figure = ANY($5) AND day >= ($1::date[])[1])
       UNION ALL
       SELECT figure, part, day, amount FROM site_change
       WHERE day <= $3::date AND (figure = ANY($4) OR figure = ANY($5) AND day >= ($1::date[])[1])
     ) moved
   ) placed GROUP BY 1, 2, 3`,
  sumRetained: `SELECT part AS cohort, day::text AS week, sum(amount)::int AS amount FROM (
     SELECT part, day, amount FROM site_figure WHERE figure = 'retained' AND part = ANY($1)
     UNION ALL SELECT part, day, amount FROM site_change WHERE figure = 'retained' AND part = ANY($1)
   ) moved GROUP BY 1, 2`,
  countCohorts: `SELECT date_trunc('week', day::timestamp)::date::text AS week, sum(amount)::int AS size FROM (
     SELECT day, amount FROM site_figure WHERE figure = 'joined' AND part = '' AND day >= $1
     UNION ALL SELECT day, amount FROM site_change WHERE figure = 'joined' AND day >= $1
   ) joined GROUP BY 1`,
  countOpenTasks: `SELECT type, status::text, count(*)::int AS count, min(created_at) AS oldest FROM (
     SELECT type, status, created_at FROM task WHERE status IN ('PENDING', 'STARTED') LIMIT ${maxTasks}
   ) open GROUP BY 1, 2`,
  listStocks: `SELECT figure, part, amount::float8, measured_at AS "measuredAt", day::text FROM site_stock
   WHERE day = (SELECT max(day) FROM site_stock WHERE day <= $1)`,
  foldChanges: 'SELECT fold_site_changes()',
  recountSite: 'SELECT recount_site() AS "wrong!"',
  findAnyJoined: `SELECT 1 FROM site_figure WHERE figure = 'joined' LIMIT 1`,
  findFreshMeasurement: `SELECT 1 FROM site_stock WHERE measured_at > $1::timestamptz - interval '1 hour' LIMIT 1`,
  upsertMeasurements: `INSERT INTO site_stock (figure, part, day, amount, measured_at)
   SELECT figure, part, $1::date, amount, $2 FROM (
     SELECT 'database_bytes' AS figure, '' AS part, pg_database_size(current_database()) AS amount
     UNION ALL SELECT 'file_bytes', '', $3::bigint
     UNION ALL SELECT 'free_bytes', '', $4::bigint
     UNION ALL SELECT 'subscriptions', p.id::text, count(s.learner_id) FROM plan p
       LEFT JOIN subscription s ON s.plan_id = p.id AND s.ends_at > $2 GROUP BY p.id
   ) found WHERE amount IS NOT NULL
   ON CONFLICT (figure, part, day) DO UPDATE SET amount = excluded.amount, measured_at = excluded.measured_at`,
});

/** Metrics that are running totals of all changes. */
const runningTotals = ['joined', 'active_1', 'active_7', 'active_30'];
/** Metrics that are summed within a period. */
const sums = [
  'words_read',
  'pages_read',
  'texts_read',
  'videos_watched',
  'reading_seconds',
  'video_seconds',
  'words_seconds',
  'words_started',
  'words_known',
  'reviews',
  'paid',
  'refunded',
  'orders',
  'task_success',
  'task_failure',
  'task_revoked',
];

/** Returns the first day with any data or, for `joins`, the first day on which a learner joined. */
export async function findFirstDay(
  db: Queryable,
  { event }: { event: 'anything' | 'joins' },
): Promise<Day | undefined> {
  return (await one(db, event === 'anything' ? sql.findFirstDay : sql.findFirstJoinDay, [])).day ?? undefined;
}

/**
 * The change in a metric in an interval, which `stretch` identifies: 0 is all time before, 1 is the previous period,
 * and 2 and up are the intervals of the period. `days` is the sum of the changes, each multiplied by the number of days
 * from the day of the change to the last day of the interval, inclusive.
 */
export type ChangeRow = QueryTypes['sumChanges']['row'];

const dayBefore = (day: Day): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Sums the changes in each metric for each interval of a period. */
export function sumChanges(db: Queryable, { from, to, starts, before }: Period): Promise<ChangeRow[]> {
  // Without a previous period, interval 1 is empty.
  const bounds = [before ?? from, ...starts];
  const ends = [...starts.map(dayBefore), to];
  return many(db, sql.sumChanges, [bounds, ends, to, runningTotals, sums]);
}

/** Sums the changes in the number of active learners, by cohort and week. */
export const sumRetained = (
  db: Queryable,
  weeks: readonly Day[],
): Promise<{ cohort: Day; week: Day; amount: number }[]> => many(db, sql.sumRetained, [weeks]);

/** Counts the learners who joined in each week since `from`, a Monday. */
export const countCohorts = (db: Queryable, from: Day): Promise<{ week: Day; size: number }[]> =>
  many(db, sql.countCohorts, [from]);

export type OpenTasksRow = NonNullable<(typeof sql.countOpenTasks)['types']>['row'];

/** Counts pending and running tasks by type. */
export const countOpenTasks = (db: Queryable): Promise<OpenTasksRow[]> => many(db, sql.countOpenTasks, []);

export type StockRow = QueryTypes['listStocks']['row'];

/** Returns the latest measurements on or before a day. */
export const listStocks = (db: Queryable, day: Day): Promise<StockRow[]> => many(db, sql.listStocks, [day]);

/** Merges the recorded changes into the metrics. */
export const foldChanges = async (db: Queryable): Promise<void> => {
  await run(db, sql.foldChanges, []);
};

/** Recounts the site's metrics and corrects them. Returns how many were wrong. */
export const recountSite = async (db: Queryable): Promise<number> =>
  (await one(db, sql.recountSite, [])).wrong;

/** Returns whether the metrics include any learner who joined. */
export const hasJoined = async (db: Queryable): Promise<boolean> =>
  (await first(db, sql.findAnyJoined, [])) !== undefined;

/** Returns whether the site was measured within the hour before `now`. */
export const isMeasured = async (db: Queryable, now: Date): Promise<boolean> =>
  (await first(db, sql.findFreshMeasurement, [now])) !== undefined;

/** Stores the measurements of a day; `freeBytes` is null if unknown. */
export const storeMeasurements = async (
  db: Queryable,
  { day, now, fileBytes, freeBytes }: { day: Day; now: Date; fileBytes: number; freeBytes: number | null },
): Promise<void> => {
  await run(db, sql.upsertMeasurements, [day, now, fileBytes, freeBytes]);
};
