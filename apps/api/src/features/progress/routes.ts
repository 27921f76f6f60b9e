import { getInsights } from '@glossa/contract/insights';
import { getProgress } from '@glossa/contract/progress';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { selectInsights } from './insights.ts';
import { selectProgress } from './queries.ts';

export const progressRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(getProgress, ({ query, person }) =>
    selectProgress(deps.db, { learnerId: person.id, language: query.language, now: deps.clock() }),
  ),
  route(getInsights, ({ query, person }) =>
    selectInsights(deps.db, { learnerId: person.id, language: query.language, now: deps.clock() }),
  ),
];
