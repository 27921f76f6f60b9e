import { sweepSubscriptions as sweepSubscriptionsJob } from '@glossa/jobs/definitions';
import { handles, type JobHandler } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import { sweepSubscriptions } from './service.ts';

export const subscriptionHandler = (deps: Pick<Deps, 'db' | 'clock'>): JobHandler =>
  handles(sweepSubscriptionsJob, () => sweepSubscriptions(deps));

/** Schedules the sweep of expired plans every minute. */
export const scheduleSubscriptions = ({ jobs }: Pick<Deps, 'jobs'>): Promise<void> =>
  jobs.schedule(sweepSubscriptionsJob, { every: 60_000 });
