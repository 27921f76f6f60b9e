import { getLearningStats } from '@glossa/contract/word-stats';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { learningStats } from './service.ts';

export const wordStatRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(getLearningStats, ({ query, user }) => learningStats(deps.db, user, { ...query, now: deps.clock() })),
];
