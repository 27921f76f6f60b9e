import { getLearningStats } from '@glossa/contract/word-stats';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { findLearningStats } from './service.ts';

export const wordStatRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(getLearningStats, ({ query, user }) =>
    findLearningStats(deps.db, user, { ...query, now: deps.clock() }),
  ),
];
