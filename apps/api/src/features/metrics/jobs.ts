import { updateSiteStats, recountSiteStats } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import { recountSite } from './queries.ts';
import { updateMetrics } from './service.ts';

type JobDeps = Pick<Deps, 'db' | 'log' | 'clock'> & { config: Pick<Deps['config'], 'dataDir' | 'bucket'> };

export const metricHandlers = (deps: JobDeps): JobHandler[] => [
  defineHandler(updateSiteStats, () => updateMetrics(deps)),
  defineHandler(recountSiteStats, async () => {
    const wrongMetrics = await recountSite(deps.db);
    if (wrongMetrics > 0)
      deps.log.error({ wrong: wrongMetrics }, 'repaired site metrics that differed from a recount');
  }),
];

/** Schedules the metrics update to run every minute and the recount to run every night. */
export async function scheduleMetrics({ jobs }: Pick<Deps, 'jobs'>): Promise<void> {
  await jobs.schedule(updateSiteStats, { every: 60_000 });
  await jobs.schedule(recountSiteStats, { pattern: '47 3 * * *' });
}
