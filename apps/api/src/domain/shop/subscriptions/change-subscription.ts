import type { Transaction } from '@glossa/db/database';

import {
  deleteSubscription,
  findDayPrice,
  lockSubscription,
  setPlan,
  upsertSubscription,
  type PlanId,
} from './queries.ts';

const day = 86_400_000;

/**
 * Adds days of a plan, effective immediately. Extends the same plan, or converts the remaining time of another plan by
 * the ratio of their daily prices.
 */
export async function extendSubscription(
  tx: Transaction,
  { learnerId, planId, days, now }: { learnerId: string; planId: PlanId; days: number; now: Date },
): Promise<void> {
  const current = await lockSubscription(tx, learnerId);
  const remaining = current ? Math.max(0, current.endsAt.getTime() - now.getTime()) : 0;
  const price = await findDayPrice(tx, planId);
  const carriedOver =
    !current || remaining === 0 || current.planId === planId || price === 0
      ? remaining
      : (remaining * current.dayPrice) / price;
  const endsAt = new Date(now.getTime() + carriedOver + days * day);
  await upsertSubscription(tx, { learnerId, planId, endsAt, now });
  await setPlan(tx, learnerId, planId);
}

/** Removes the days of a refunded plan. When none are left, the user falls back to the Basic plan immediately. */
export async function shortenSubscription(
  tx: Transaction,
  refunded: { learnerId: string; planId: PlanId; days: number; price: number; now: Date },
): Promise<void> {
  const { learnerId, planId, days, price, now } = refunded;
  const current = await lockSubscription(tx, learnerId);
  if (!current) return;
  const removedDays = current.planId === planId || current.dayPrice === 0 ? days : price / current.dayPrice;
  const endsAt = new Date(current.endsAt.getTime() - removedDays * day);
  if (endsAt > now) await upsertSubscription(tx, { learnerId, planId: current.planId, endsAt, now });
  else await endSubscription(tx, learnerId);
}

/** Ends a subscription; the user falls back to the Basic plan. */
export async function endSubscription(tx: Transaction, learnerId: string): Promise<void> {
  await deleteSubscription(tx, learnerId);
  await setPlan(tx, learnerId, 'Basic');
}
