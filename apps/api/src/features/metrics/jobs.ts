import { statfs } from 'node:fs/promises';

import { first, one, run, statements } from '@glossa/db/statements';
import { keepFigures, recountFigures } from '@glossa/jobs/definitions';
import { handles, type JobHandler } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import { openStorage } from '#platform/open-storage.ts';
import { localDay } from '#domain/calendar/local-day.ts';
import type { QueryTypes } from './jobs.types.ts';

type JobDeps = Pick<Deps, 'db' | 'log' | 'clock'> & { config: Pick<Deps['config'], 'dataDir' | 'bucket'> };

export const sql = statements<QueryTypes>('metricsJobs', {
  fold: 'SELECT fold_site_changes()',
  recount: 'SELECT recount_site() AS "wrong!"',
  findJoined: `SELECT 1 FROM site_figure WHERE figure = 'joined' LIMIT 1`,
  findFresh: `SELECT 1 FROM site_stock WHERE measured_at > $1::timestamptz - interval '1 hour' LIMIT 1`,
  upsertMeasured: `INSERT INTO site_stock (figure, part, day, amount, measured_at)
   SELECT figure, part, $1::date, amount, $2 FROM (
     SELECT 'database_bytes' AS figure, '' AS part, pg_database_size(current_database()) AS amount
     UNION ALL SELECT 'file_bytes', '', $3::bigint
     UNION ALL SELECT 'free_bytes', '', $4::bigint
     UNION ALL SELECT 'subscriptions', p.id::text, count(s.learner_id) FROM plan p
       LEFT JOIN subscription s ON s.plan_id = p.id AND s.ends_at > $2 GROUP BY p.id
   ) found WHERE amount IS NOT NULL
   ON CONFLICT (figure, part, day) DO UPDATE SET amount = excluded.amount, measured_at = excluded.measured_at`,
});

/** Returns the free bytes of the disk with the files, or null for a bucket, which has no known limit. */
async function freeBytes({ dataDir, bucket }: JobDeps['config']): Promise<number | null> {
  if (bucket) return null;
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize;
}

/** Measures what isn't counted in rows: storage and active subscriptions. */
export async function measureSite({ db, config, clock }: JobDeps): Promise<void> {
  const now = clock();
  let bytes = 0;
  for await (const { size } of openStorage(config).list()) bytes += size;
  await run(db, sql.upsertMeasured, [localDay(now, 'UTC'), now, bytes, await freeBytes(config)]);
}

/** Compares the site's metrics with a recount and corrects them. Returns how many were wrong. */
export async function recountSite({ db }: Pick<JobDeps, 'db'>): Promise<number> {
  return (await one(db, sql.recount, [])).wrong;
}

export const metricHandlers = (deps: JobDeps): JobHandler[] => [
  handles(keepFigures, async () => {
    // Counts what happened before metrics existed.
    if (!(await first(deps.db, sql.findJoined, []))) await recountSite(deps);
    await run(deps.db, sql.fold, []);
    if (!(await first(deps.db, sql.findFresh, [deps.clock()]))) await measureSite(deps);
  }),
  handles(recountFigures, async () => {
    const wrong = await recountSite(deps);
    if (wrong > 0) deps.log.error({ wrong }, 'figures of the site differed from a recount and were mended');
  }),
];

/** Schedules the metrics update every minute and the recount every night. */
export async function scheduleFigures({ jobs }: Pick<Deps, 'jobs'>): Promise<void> {
  await jobs.schedule(keepFigures, { every: 60_000 });
  await jobs.schedule(recountFigures, { pattern: '47 3 * * *' });
}
