import type { User } from '@glossa/contract/auth';
import type { Transaction } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

export type PlanId = User['subscription_type'];

const sql = statements<QueryTypes>('shopSubscriptions', {
  lockSubscription: `SELECT s.plan_id AS "planId", s.ends_at AS "endsAt", p.price::float8 / p.days AS "dayPrice"
   FROM subscription s JOIN plan p ON p.id = s.plan_id WHERE s.learner_id = $1 FOR UPDATE OF s`,
  findDayPrice: 'SELECT price::float8 / days AS "dayPrice" FROM plan WHERE id::text = $1',
  upsertSubscription: `INSERT INTO subscription (learner_id, plan_id, started_at, ends_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (learner_id) DO UPDATE SET plan_id = $2, ends_at = $4, told_at = NULL,
     started_at = CASE WHEN subscription.plan_id = $2 AND subscription.ends_at > $3 THEN subscription.started_at ELSE $3 END`,
});

/** Locks a user's subscription. `dayPrice` is its price per day in minor units. */
export const lockSubscription = (tx: Transaction, learnerId: string) =>
  first(tx, sql.lockSubscription, [learnerId]);

/** Returns a plan's price per day in minor units; 0 if there is no such plan. */
export const findDayPrice = async (tx: Transaction, planId: PlanId): Promise<number> =>
  (await first(tx, sql.findDayPrice, [planId]))?.dayPrice ?? 0;

/**
 * Stores a subscription. It starts now unless it continues a current subscription to the same plan, whose start is
 * kept.
 */
export const upsertSubscription = async (
  tx: Transaction,
  { learnerId, planId, endsAt, now }: { learnerId: string; planId: PlanId; endsAt: Date; now: Date },
): Promise<void> => {
  await run(tx, sql.upsertSubscription, [learnerId, planId, now, endsAt]);
};

export const deleteSubscription = async (tx: Transaction, learnerId: string): Promise<void> => {
  await tx.prisma.subscription.deleteMany({ where: { learnerId } });
};

/** Sets the plan of a user's account. */
export const setPlan = async (tx: Transaction, learnerId: string, planId: PlanId): Promise<void> => {
  await tx.prisma.learner.updateMany({
    where: { id: learnerId, subscriptionType: { not: planId } },
    data: { subscriptionType: planId },
  });
};
