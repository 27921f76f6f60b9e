import { recount, sweep } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';

import { runNightly, runSweep, type UpkeepDeps } from './service.ts';

export const upkeepHandlers = (deps: UpkeepDeps): JobHandler[] => [
  defineHandler(sweep, () => runSweep(deps)),
  defineHandler(recount, () => runNightly(deps)),
];

/** Schedules the maintenance jobs: the sweep every minute, the recount every night. */
export async function scheduleUpkeep({ jobs }: Pick<UpkeepDeps, 'jobs'>): Promise<void> {
  await jobs.schedule(sweep, { every: 60_000 });
  await jobs.schedule(recount, { pattern: '17 3 * * *' });
}
