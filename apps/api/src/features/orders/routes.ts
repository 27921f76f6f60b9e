import type { Deps } from '#deps.ts';
import type { Route } from '#http/route.ts';
import { adminRoutes } from './admin-routes.ts';
import { buyerRoutes } from './buyer-routes.ts';
import type { MoneyDeps } from './settle-money.ts';

export const orderRoutes = (deps: MoneyDeps & Pick<Deps, 'limits'>): Route[] => [
  ...buyerRoutes(deps),
  ...adminRoutes(deps),
];
