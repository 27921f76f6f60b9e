import { majorOf } from '@glossa/contract/currencies';
import { languageLimits } from '@glossa/contract/plans';
import { listPlans, type Plan } from '@glossa/contract/subscriptions';

import type { Deps } from '../../deps.ts';
import { route, type Route } from '../../http/route.ts';
import { selectCurrent, selectPlans, type PlanRow } from './queries.ts';

const presentPlan = ({ amount, currency, ...plan }: PlanRow): Plan => ({
  ...plan,
  price: majorOf({ amount, currency }),
  money: { amount, currency },
  languages: languageLimits[plan.id],
});

export const subscriptionRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(listPlans, async ({ person }) => {
    const [plans, current] = await Promise.all([selectPlans(db), selectCurrent(db, person.id)]);
    return {
      plans: plans.map(presentPlan),
      current: {
        plan: current?.plan ?? person.subscriptionType,
        ends_at: current?.endsAt?.toISOString() ?? null,
      },
    };
  }),
];
