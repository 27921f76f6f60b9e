import { listPlans } from '@glossa/contract/subscriptions';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { getPlans } from './service.ts';

/** Extracts the email address from `Glossa <glossa@example.org>`. */
const extractEmail = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

export const subscriptionRoutes = (deps: Pick<Deps, 'db' | 'payments' | 'config'>): Route[] => [
  route(listPlans, async ({ user }) => ({
    ...(await getPlans(deps, user)),
    contact_email: deps.config.smtpUrl === undefined ? null : extractEmail(deps.config.mailFrom),
  })),
];
