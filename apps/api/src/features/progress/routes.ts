import { getInsights } from '@glossa/contract/insights';
import { getProgress } from '@glossa/contract/progress';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import * as service from './service.ts';

export const progressRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(getProgress, ({ query, user }) =>
    service.getProgress(deps.db, { learnerId: user.id, language: query.language, now: deps.clock() }),
  ),
  route(getInsights, ({ query, user }) =>
    service.getInsights(deps.db, { learnerId: user.id, language: query.language, now: deps.clock() }),
  ),
];
