import { getGoals, putGoals } from '@glossa/contract/goals';

import type { Deps } from '#deps.ts';
import { settleMilestones } from '#domain/activity/settle-milestones.ts';
import { route, type Route } from '#http/route.ts';
import { replaceGoals, selectGoals } from './queries.ts';

export const goalRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(getGoals, async ({ user }) => ({ goals: await selectGoals(deps.db, user.id, deps.clock()) })),
  route(putGoals, async ({ body, user }) => {
    const now = deps.clock();
    await replaceGoals(deps.db, user.id, body.goals);
    // Today's progress may already reach a new goal.
    await settleMilestones(deps.db, user.id, now);
    return { goals: await selectGoals(deps.db, user.id, now) };
  }),
];
