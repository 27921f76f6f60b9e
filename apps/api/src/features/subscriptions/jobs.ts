import { sweepSubscriptions } from '@glossa/jobs/definitions';
import { handles, type JobHandler } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import { notify } from '#domain/notifications/notify.ts';
import { lockBuyer } from '#domain/shop/orders/lock-order.ts';
import { endSubscription } from '#domain/shop/subscriptions/change-subscription.ts';
import { holdIfOver, markTold, selectEnded, selectEnding } from './queries.ts';

type JobDeps = Pick<Deps, 'db' | 'clock'>;

/** How long before its end somebody is told of it, in milliseconds. */
const notice = 3 * 86_400_000;
const link = '/subscription/upgrade';

/** Ends what is over: languages beyond the Basic plan stay, only no new one can be added. Tells people before and after. */
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

/** Has plans end by themselves. */
export const scheduleSubscriptions = ({ jobs }: Pick<Deps, 'jobs'>): Promise<void> =>
  jobs.schedule(sweepSubscriptions, { every: 60_000 });
