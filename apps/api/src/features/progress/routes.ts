import { getInsights } from '@glossa/contract/insights';
import { getProgress } from '@glossa/contract/progress';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import * as service from './service.ts';

export const progressRoutes = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(getProgress, ({ query, user }) =>
    service.getProgress(db, { learnerId: user.id, language: query.language, now: clock() }),
  ),
  route(getInsights, ({ query, user }) =>
    service.getInsights(db, { learnerId: user.id, language: query.language, now: clock() }),
  ),
];
