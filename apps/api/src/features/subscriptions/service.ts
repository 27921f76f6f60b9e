import { toMajorUnits } from '@glossa/contract/currencies';
import { languageLimits } from '@glossa/contract/plans';
import { planFeatures, planNames, type Plan } from '@glossa/contract/subscriptions';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { notify } from '#domain/notifications/queries.ts';
import { lockBuyer } from '#domain/shop/orders/queries.ts';
import { endSubscription } from '#domain/shop/subscriptions/change-subscription.ts';
import {
  findCurrent,
  listEnded,
  listEnding,
  listPlans,
  lockExpired,
  markNotified,
  type PlanRow,
} from './queries.ts';

/** The conditions that decide which plans a user can choose. */
interface OfferConditions {
  current: Plan['id'];
  /** Whether the current plan will end unless it is renewed. */
  isEnding: boolean;
  /** Whether an administrator manages the plan. */
  isManaged: boolean;
  /** Whether this site accepts payments. */
  isPayable: boolean;
}

/** Returns the action a plan offers to a user. */
export function planOffer(
  plan: Plan['id'],
  { current, isEnding, isManaged, isPayable }: OfferConditions,
): Plan['offer'] {
  const canBuy = isPayable && !isManaged;
  const step = planNames.indexOf(plan) - planNames.indexOf(current);
  if (step < 0) return 'included';
  if (step === 0) return isEnding && canBuy ? 'renew' : 'current';
  return canBuy ? 'select' : 'contact';
}

const presentPlan = ({ amount, currency, features, ...plan }: PlanRow): Omit<Plan, 'offer'> => ({
  ...plan,
  name: plan.id,
  price: toMajorUnits({ amount, currency }),
  money: { amount, currency },
  languages: languageLimits[plan.id],
  features: planFeatures.filter((feature) => features.includes(feature)),
});

/** Returns the plans, each with the action it offers to a user, and the user's current plan. */
export async function getPlans(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  user: Pick<User, 'id' | 'subscriptionType'>,
) {
  const [plans, found] = await Promise.all([listPlans(db), findCurrent(db, user.id)]);
  const current = found?.plan ?? user.subscriptionType;
  const endsAt = found?.endsAt ?? null;
  const isManaged = (found?.isBusiness ?? false) || (current !== 'Basic' && endsAt === null);
  const currentPlan = { current, isEnding: endsAt !== null, isManaged, isPayable: payments !== undefined };
  return {
    plans: plans.map((plan) => ({ ...presentPlan(plan), offer: planOffer(plan.id, currentPlan) })),
    current: { plan: current, ends_at: endsAt?.toISOString() ?? null, is_managed: isManaged },
  };
}

/** Milliseconds before the end of a plan at which the subscriber is notified. */
const noticePeriod = 3 * 86_400_000;
const plansPath = '/subscription/upgrade';

/**
 * Ends expired plans, and notifies subscribers before and after. Learners keep the languages beyond the Basic plan's
 * limit but can't add more.
 */
export async function sweepSubscriptions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  for (const { learnerId, planId } of await listEnding(db, now, new Date(now.getTime() + noticePeriod))) {
    await db.transaction(async (tx) => {
      if (!(await markNotified(tx, learnerId, now))) return;
      await notify(tx, { learnerId, type: 'SYSTEM', subject: `plan_ends:${planId}`, link: plansPath });
    });
  }
  for (const { learnerId, planId } of await listEnded(db, now)) {
    await db.transaction(async (tx) => {
      await lockBuyer(tx, learnerId);
      if (!(await lockExpired(tx, learnerId, now))) return;
      await endSubscription(tx, learnerId);
      await notify(tx, { learnerId, type: 'SYSTEM', subject: `plan_ended:${planId}`, link: plansPath });
    });
  }
}
