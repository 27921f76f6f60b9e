import type { User } from '@glossa/contract/auth';
import type { Transaction } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './change-subscription.types.ts';

type PlanId = User['subscription_type'];

const day = 86_400_000;

export const sql = statements<QueryTypes>('shopSubscriptionsChangeSubscription', {
  lockSubscription: `SELECT s.plan_id AS "planId", s.ends_at AS "endsAt", p.price::float8 / p.days AS "dayPrice"
   FROM subscription s JOIN plan p ON p.id = s.plan_id WHERE s.learner_id = $1 FOR UPDATE OF s`,
  findDayPrice: 'SELECT price::float8 / days AS "dayPrice" FROM plan WHERE id::text = $1',
  upsertSubscription: `INSERT INTO subscription (learner_id, plan_id, started_at, ends_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (learner_id) DO UPDATE SET plan_id = $2, ends_at = $4, told_at = NULL,
     started_at = CASE WHEN subscription.plan_id = $2 AND subscription.ends_at > $3 THEN subscription.started_at ELSE $3 END`,
  setPlan: 'UPDATE learner SET subscription_type = $2 WHERE id = $1 AND subscription_type <> $2',
  deleteSubscription: 'DELETE FROM subscription WHERE learner_id = $1',
});

const present = (tx: Transaction, learnerId: string) => first(tx, sql.lockSubscription, [learnerId]);

/**
 * Adds days of a plan, effective immediately. Extends the same plan, or converts the remaining time of another plan by
 * the ratio of their daily prices.
 */
export async function extendSubscription(
  tx: Transaction,
  { learnerId, planId, days, now }: { learnerId: string; planId: PlanId; days: number; now: Date },
): Promise<void> {
  const old = await present(tx, learnerId);
  const left = old ? Math.max(0, old.endsAt.getTime() - now.getTime()) : 0;
  const price = (await first(tx, sql.findDayPrice, [planId]))?.dayPrice ?? 0;
  const kept =
    !old || left === 0 || old.planId === planId || price === 0 ? left : (left * old.dayPrice) / price;
  await run(tx, sql.upsertSubscription, [
    learnerId,
    planId,
    now,
    new Date(now.getTime() + kept + days * day),
  ]);
  await run(tx, sql.setPlan, [learnerId, planId]);
}

/** Removes the days of a refunded plan. When none are left, the user falls back to the Basic plan immediately. */
export async function shortenSubscription(
  tx: Transaction,
  given: { learnerId: string; planId: PlanId; days: number; price: number; now: Date },
): Promise<void> {
  const { learnerId, planId, days, price, now } = given;
  const old = await present(tx, learnerId);
  if (!old) return;
  const worth = old.planId === planId || old.dayPrice === 0 ? days : price / old.dayPrice;
  const endsAt = new Date(old.endsAt.getTime() - worth * day);
  if (endsAt > now) await run(tx, sql.upsertSubscription, [learnerId, old.planId, now, endsAt]);
  else await endSubscription(tx, learnerId);
}

/** Ends a subscription, which leaves the Basic plan. */
export async function endSubscription(tx: Transaction, learnerId: string): Promise<void> {
  await run(tx, sql.deleteSubscription, [learnerId]);
  await run(tx, sql.setPlan, [learnerId, 'Basic']);
}
