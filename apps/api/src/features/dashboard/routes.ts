import { getDashboard } from '@glossa/contract/dashboard';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { readDashboard } from './queries.ts';

export const dashboardRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(getDashboard, ({ query, user }) =>
    readDashboard(deps.db, { learnerId: user.id, language: query.language, now: deps.clock() }),
  ),
];
