import { recount, recountStorage, sweep } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';

import { hasUncountedFiles } from '#domain/storage-quota/queries.ts';
import { recountFiles, runNightly, runSweep, type UpkeepDeps } from './service.ts';

export const upkeepHandlers = (deps: UpkeepDeps): JobHandler[] => [
  defineHandler(sweep, () => runSweep(deps)),
  defineHandler(recount, () => runNightly(deps)),
  defineHandler(recountStorage, () => recountFiles(deps)),
];

/** Enqueues a recount of storage if there are files from an earlier version, which didn't count them. */
export async function enqueueFirstRecount({ db, jobs }: Pick<UpkeepDeps, 'db' | 'jobs'>): Promise<void> {
  if (await hasUncountedFiles(db)) await jobs.enqueue(recountStorage, {}, 'first');
}

/** Schedules the maintenance jobs: the sweep every minute, the recount every night. */
export async function scheduleUpkeep({ jobs }: Pick<UpkeepDeps, 'jobs'>): Promise<void> {
  await jobs.schedule(sweep, { every: 60_000 });
  await jobs.schedule(recount, { pattern: '17 3 * * *' });
}
