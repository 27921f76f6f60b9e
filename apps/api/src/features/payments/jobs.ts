import { sweepOrders as sweepOrdersJob } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import { sweepOrders } from '#domain/shop/payments/sweep-orders.ts';

type JobDeps = Pick<Deps, 'db' | 'payments' | 'clock' | 'log'>;

/** Handles the order sweep. Only logs errors, because the next sweep retries. */
export const orderSweepHandler = (deps: JobDeps): JobHandler =>
  defineHandler(sweepOrdersJob, () =>
    sweepOrders({
      db: deps.db,
      provider: deps.payments,
      clock: () => deps.clock(),
      onError: (error) => deps.log.warn({ err: error }, 'could not sweep order'),
    }),
  );

/** Schedules the order sweep to run every minute. */
export const scheduleOrderSweep = ({ jobs }: Pick<Deps, 'jobs'>): Promise<void> =>
  jobs.schedule(sweepOrdersJob, { every: 60_000 });
