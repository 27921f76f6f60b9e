import { getInsights } from '@glossa/contract/insights';
import { getProgress } from '@glossa/contract/progress';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { selectInsights } from './insights.ts';
import { selectProgress } from './queries.ts';

export const progressRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(getProgress, ({ query, user }) =>
    selectProgress(deps.db, { learnerId: user.id, language: query.language, now: deps.clock() }),
  ),
  route(getInsights, ({ query, user }) =>
    selectInsights(deps.db, { learnerId: user.id, language: query.language, now: deps.clock() }),
  ),
];
