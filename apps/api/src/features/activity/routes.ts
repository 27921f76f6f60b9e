import * as contract from '@glossa/contract/activity';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { presentRecent } from './present-recent.ts';
import { findStreak, listRecent, listWeek, sumStudyTime } from './queries.ts';
import { countReading, countStudyTime } from './service.ts';

export const activityRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => {
  const { db } = deps;
  return [
    route(contract.heartbeat, ({ body, user }) => countStudyTime(deps, user, body)),
    route(contract.recordTextRead, ({ body, user }) =>
      countReading(deps, { id: body.text_id, ownerId: user.id }),
    ),
    route(contract.listWeek, ({ query, user }) =>
      listWeek(db, { learnerId: user.id, language: query.language, now: deps.clock() }),
    ),
    route(contract.getStudyTime, ({ query, user }) =>
      sumStudyTime(db, { learnerId: user.id, language: query.language, now: deps.clock() }),
    ),
    route(contract.getStudyStreak, ({ user }) => findStreak(db, { learnerId: user.id, now: deps.clock() })),
    route(contract.listRecentActivities, async ({ query, user }) =>
      presentRecent(await listRecent(db, { learnerId: user.id, language: query.language }, query.days)),
    ),
  ];
};
