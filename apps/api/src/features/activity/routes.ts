import * as activity from '@glossa/contract/activity';
import { fail } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { listRecent } from './list-recent.ts';
import { addTime, findText, recordReading } from './queries.ts';
import { selectStreak, selectStudyTime, selectWeek } from './figure-queries.ts';

export const activityRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(activity.heartbeat, async ({ body, user }) => {
    const { kind, seconds } = body;
    const source = body.text_id ?? body.video_id ?? null;
    const language = body.language ?? user.currentLanguage;
    if (kind === 'words' && language === null) {
      return fail('invalid_request', { fields: { language: [messages.language_unknown] } });
    }
    const counted = await addTime(deps.db, {
      learnerId: user.id,
      now: deps.clock(),
      kind,
      seconds,
      source,
      language,
    });
    if (counted === undefined) return fail(kind === 'video' ? 'video_not_found' : 'text_not_found');
    return { counted };
  }),
  route(activity.recordTextRead, async ({ body, user }) => {
    const key = { id: body.text_id, ownerId: user.id };
    const read = await recordReading(deps.db, key, deps.clock());
    if (!read) return fail((await findText(deps.db, key)) ? 'text_not_ready' : 'text_not_found');
    return { counted: read.counted, last_read: read.lastReadAt.toISOString() };
  }),
  route(activity.listWeek, ({ query, user }) =>
    selectWeek(deps.db, whose(user.id, query.language, deps.clock())),
  ),
  route(activity.getStudyTime, ({ query, user }) =>
    selectStudyTime(deps.db, whose(user.id, query.language, deps.clock())),
  ),
  route(activity.getStudyStreak, ({ user }) =>
    selectStreak(deps.db, { learnerId: user.id, now: deps.clock() }),
  ),
  route(activity.listRecentActivities, ({ query, user }) =>
    listRecent(deps.db, whose(user.id, query.language, deps.clock()), query.days),
  ),
];

const whose = (learnerId: string, language: number | undefined, now: Date) => ({ learnerId, language, now });
