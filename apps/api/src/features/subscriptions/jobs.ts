import { sweepSubscriptions as sweepSubscriptionsJob } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import { sweepSubscriptions } from './service.ts';

export const subscriptionHandler = (deps: Pick<Deps, 'db' | 'clock'>): JobHandler =>
  defineHandler(sweepSubscriptionsJob, () => sweepSubscriptions(deps));

/** Schedules the sweep of expired plans to run every minute. */
export const scheduleSubscriptions = ({ jobs }: Pick<Deps, 'jobs'>): Promise<void> =>
  jobs.schedule(sweepSubscriptionsJob, { every: 60_000 });
