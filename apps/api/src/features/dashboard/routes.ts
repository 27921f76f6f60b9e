import { getDashboard } from '@glossa/contract/dashboard';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { selectDashboard } from './queries.ts';

export const dashboardRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(getDashboard, ({ query, person }) =>
    selectDashboard(deps.db, { learnerId: person.id, language: query.language, now: deps.clock() }),
  ),
];
