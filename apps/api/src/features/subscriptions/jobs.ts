import { sweepSubscriptions } from '@glossa/jobs/definitions';
import { handles, type JobHandler } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import { notify } from '#domain/notifications/notify.ts';
import { lockBuyer } from '#domain/shop/orders/lock-order.ts';
import { endSubscription } from '#domain/shop/subscriptions/change-subscription.ts';
import { holdIfOver, markTold, selectEnded, selectEnding } from './queries.ts';

type JobDeps = Pick<Deps, 'db' | 'clock'>;

/** Milliseconds before the end of a plan at which the subscriber is notified. */
const notice = 3 * 86_400_000;
const link = '/subscription/upgrade';

/**
 * Ends expired plans and notifies subscribers before and after. Languages beyond the Basic plan stay, but none can be
 * added.
 */
async function sweep({ db, clock }: JobDeps): Promise<void> {
  const now = clock();
  for (const { learnerId, planId } of await selectEnding(db, now, new Date(now.getTime() + notice))) {
    await db.transaction(async (tx) => {
      if (!(await markTold(tx, learnerId, now))) return;
      await notify(tx, { learnerId, type: 'SYSTEM', subject: `plan_ends:${planId}`, link });
    });
  }
  for (const { learnerId, planId } of await selectEnded(db, now)) {
    await db.transaction(async (tx) => {
      await lockBuyer(tx, learnerId);
      if (!(await holdIfOver(tx, learnerId, now))) return;
      await endSubscription(tx, learnerId);
      await notify(tx, { learnerId, type: 'SYSTEM', subject: `plan_ended:${planId}`, link });
    });
  }
}

export const subscriptionHandler = (deps: JobDeps): JobHandler =>
  handles(sweepSubscriptions, () => sweep({ db: deps.db, clock: () => deps.clock() }));

/** Schedules the sweep of expired plans every minute. */
export const scheduleSubscriptions = ({ jobs }: Pick<Deps, 'jobs'>): Promise<void> =>
  jobs.schedule(sweepSubscriptions, { every: 60_000 });
