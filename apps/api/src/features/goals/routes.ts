import { getGoals, putGoals } from '@glossa/contract/goals';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { listGoals } from './queries.ts';
import { replaceGoals } from './service.ts';

export const goalRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(getGoals, async ({ user }) => ({
    goals: await listGoals(deps.db, { learnerId: user.id, now: deps.clock() }),
  })),
  route(putGoals, async ({ body, user }) => ({ goals: await replaceGoals(deps, user.id, body.goals) })),
];
