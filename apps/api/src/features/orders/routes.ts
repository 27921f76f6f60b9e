import type { Route } from '../../http/route.ts';
import { adminRoutes } from './admin-routes.ts';
import { buyerRoutes } from './buyer-routes.ts';
import type { MoneyDeps } from './settle-money.ts';

export const orderRoutes = (deps: MoneyDeps): Route[] => [...buyerRoutes(deps), ...adminRoutes(deps)];
