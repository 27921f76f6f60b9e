import { majorOf } from '@glossa/contract/currencies';
import { languageLimits } from '@glossa/contract/plans';
import { listPlans, planFeatures, type Plan } from '@glossa/contract/subscriptions';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { planOffer } from './plan-offer.ts';
import { selectCurrent, selectPlans, type PlanRow } from './queries.ts';

const presentPlan = ({ amount, currency, features, ...plan }: PlanRow): Omit<Plan, 'offer'> => ({
  ...plan,
  name: plan.id,
  price: majorOf({ amount, currency }),
  money: { amount, currency },
  languages: languageLimits[plan.id],
  features: planFeatures.filter((feature) => features.includes(feature)),
});

/** Extracts the address from `Glossa <glossa@example.org>`. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

export const subscriptionRoutes = ({
  db,
  payments,
  config,
}: Pick<Deps, 'db' | 'payments' | 'config'>): Route[] => [
  route(listPlans, async ({ user }) => {
    const [plans, found] = await Promise.all([selectPlans(db), selectCurrent(db, user.id)]);
    const current = found?.plan ?? user.subscriptionType;
    const endsAt = found?.endsAt ?? null;
    const isManaged = (found?.isBusiness ?? false) || (current !== 'Basic' && endsAt === null);
    const situation = { current, isEnding: endsAt !== null, isManaged, isPayable: payments !== undefined };
    return {
      plans: plans.map((plan) => ({ ...presentPlan(plan), offer: planOffer(plan.id, situation) })),
      current: { plan: current, ends_at: endsAt?.toISOString() ?? null, is_managed: isManaged },
      contact_email: config.smtpUrl === undefined ? null : addressOf(config.mailFrom),
    };
  }),
];
