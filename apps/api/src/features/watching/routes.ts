import { getSubtitleGlosses } from '@glossa/contract/glosses';
import { getSubtitleReadings } from '@glossa/contract/readings';
import * as watching from '@glossa/contract/watching';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { JsonText, route, type Route } from '#http/route.ts';
import { cardRoutes } from './cards/routes.ts';
import {
  findNextUnknown,
  findReadings,
  findSubtitlePart,
  getGlosses,
  markShownAsKnown,
  openVideo,
  recordVideoWatched,
  savePosition,
} from './service.ts';

const toKey = ({ params, user }: { params: { id: string }; user: User }) => ({
  id: params.id,
  ownerId: user.id,
});

export function watchingRoutes(
  deps: Pick<Deps, 'config' | 'db' | 'storage' | 'media' | 'analyzer' | 'log' | 'clock'>,
): Route[] {
  const { db } = deps;
  return [
    ...cardRoutes(deps),
    route(watching.watchVideo, async (context) => new JsonText(await openVideo(db, toKey(context)))),
    route(watching.getSubtitlePart, async ({ query, ...own }) => {
      const { part } = await findSubtitlePart(db, toKey(own), query);
      return new JsonText(part);
    }),
    route(getSubtitleReadings, ({ query, ...own }) =>
      findReadings(deps, toKey(own), { from: query.from_sentence, to: query.to_sentence }),
    ),
    route(getSubtitleGlosses, ({ params, query, user }) =>
      getGlosses(db, user, params.id, { from: query.from_sentence, to: query.to_sentence }),
    ),
    route(watching.saveVideoPosition, ({ body, ...own }) => savePosition(db, toKey(own), body.position)),
    route(watching.recordVideoWatched, ({ body, user }) =>
      recordVideoWatched(deps, { id: body.video_id, ownerId: user.id }),
    ),
    route(watching.markSentenceWordsKnown, ({ body, ...own }) =>
      markShownAsKnown(db, toKey(own), { from: body.from_sentence, to: body.to_sentence }),
    ),
    route(watching.findNextUnknownSentence, ({ query, ...own }) =>
      findNextUnknown(db, toKey(own), query.after),
    ),
  ];
}
