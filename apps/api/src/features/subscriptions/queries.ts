import type { Currency } from '@glossa/contract/currencies';
import type { Plan } from '@glossa/contract/subscriptions';
import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

/** A plan that can be subscribed to. */
export interface PlanRow extends Pick<Plan, 'id' | 'days' | 'isHighlighted'> {
  features: string[];
  /** In minor units. */
  amount: number;
  currency: Currency;
}

/** Maximum number of subscribers per run. */
const batchSize = 500;

const sql = statements<QueryTypes>('subscriptions', {
  findCurrent: `SELECT l.subscription_type AS plan, s.ends_at AS "endsAt", l.business AS "isBusiness"
   FROM learner l LEFT JOIN subscription s ON s.learner_id = l.id AND s.plan_id = l.subscription_type WHERE l.id = $1`,
  lockExpired: 'SELECT FROM subscription WHERE learner_id = $1 AND ends_at <= $2 FOR UPDATE',
});

/** A user and their plan. */
export interface SubscriberRow {
  learnerId: string;
  planId: Plan['id'];
}

export const listPlans = async (db: Queryable): Promise<PlanRow[]> => {
  const plans = await db.prisma.plan.findMany({ orderBy: { position: 'asc' } });
  return plans.map(({ id, price, currency, days, isHighlighted, features }) => ({
    id,
    amount: price,
    currency: currency as Currency,
    days,
    isHighlighted,
    features,
  }));
};

/** Finds a learner's plan. `endsAt` is null if the plan doesn't end. */
export const findCurrent = (
  db: Queryable,
  learnerId: string,
): Promise<{ plan: Plan['id']; endsAt: Date | null; isBusiness: boolean } | undefined> =>
  first(db, sql.findCurrent, [learnerId]);

/** Lists subscriptions that end between two times and whose subscribers haven't been notified yet. */
export const listEnding = (db: Queryable, from: Date, to: Date): Promise<SubscriberRow[]> =>
  db.prisma.subscription.findMany({
    where: { endsAt: { gt: from, lte: to }, toldAt: null },
    select: { learnerId: true, planId: true },
    orderBy: { endsAt: 'asc' },
    take: batchSize,
  });

/** Lists a batch of subscriptions that have ended, earliest end first. */
export const listEnded = (db: Queryable, now: Date): Promise<SubscriberRow[]> =>
  db.prisma.subscription.findMany({
    where: { endsAt: { lte: now } },
    select: { learnerId: true, planId: true },
    orderBy: { endsAt: 'asc' },
    take: batchSize,
  });

/** Marks a subscriber as notified; returns false if they already were. */
export const markNotified = async (db: Queryable, learnerId: string, now: Date): Promise<boolean> =>
  (
    await db.prisma.subscription.updateMany({
      where: { learnerId, toldAt: null, endsAt: { gt: now } },
      data: { toldAt: now },
    })
  ).count > 0;

/** Locks an expired subscription; returns false if it was renewed in the meantime. */
export const lockExpired = async (db: Queryable, learnerId: string, now: Date): Promise<boolean> =>
  (await first(db, sql.lockExpired, [learnerId, now])) !== undefined;
