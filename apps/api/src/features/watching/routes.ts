import { fail } from '@glossa/contract/failure';
import { getSubtitleReadings } from '@glossa/contract/readings';
import * as watching from '@glossa/contract/watching';

import type { Deps } from '#deps.ts';
import { JsonText, route, type Route } from '#http/route.ts';
import { cardRoutes } from './cards/routes.ts';
import { recordViewing, saveVideoPosition } from './queries.ts';
import { findNextUnknown, findReadings, findSubtitlePart, markSeenKnown, openVideo } from './service.ts';

export function watchingRoutes(
  deps: Pick<Deps, 'config' | 'db' | 'storage' | 'media' | 'analyser' | 'log' | 'clock'>,
): Route[] {
  const { db } = deps;
  return [
    ...cardRoutes(deps),
    route(watching.watchVideo, ({ params, user }) => openVideo(db, { id: params.id, ownerId: user.id })),
    route(watching.getSubtitlePart, async ({ params, query, user }) => {
      const { part } = await findSubtitlePart(db, { id: params.id, ownerId: user.id }, query);
      return new JsonText(part);
    }),
    route(getSubtitleReadings, ({ params, query, user }) =>
      findReadings(
        deps,
        { id: params.id, ownerId: user.id },
        { from: query.from_sentence, to: query.to_sentence },
      ),
    ),
    route(watching.saveVideoPosition, async ({ params, body, user }) => {
      const key = { id: params.id, ownerId: user.id };
      const place = Math.round(body.position * 1000);
      if (!(await saveVideoPosition(db, key, place))) fail('video_not_found');
    }),
    route(watching.recordVideoWatched, async ({ body, user }) => {
      const seen = await recordViewing(db, { id: body.video_id, ownerId: user.id }, deps.clock());
      if (!seen) return fail('video_not_found');
      return { counted: seen.counted, last_watched: seen.lastWatchedAt.toISOString() };
    }),
    route(watching.markSeenKnown, ({ params, body, user }) =>
      markSeenKnown(
        db,
        { id: params.id, ownerId: user.id },
        { from: body.from_sentence, to: body.to_sentence },
      ),
    ),
    route(watching.findUnknown, ({ params, query, user }) =>
      findNextUnknown(db, { id: params.id, ownerId: user.id }, query.after),
    ),
  ];
}
