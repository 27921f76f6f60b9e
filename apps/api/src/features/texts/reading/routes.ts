import { getGlosses as getGlossesEndpoint } from '@glossa/contract/glosses';
import * as contract from '@glossa/contract/reading';
import { getReadings as getReadingsEndpoint } from '@glossa/contract/readings';

import type { Deps } from '#deps.ts';
import { PageCache } from '#domain/pages/page-sentences.ts';
import { route, type Route } from '#http/route.ts';
import { getAnalysis, getGlosses, getReadings, markKnownWords, readPage, savePosition } from './service.ts';

export const readingRoutes = (deps: Pick<Deps, 'db' | 'analyzer' | 'clock'>): Route[] => {
  const { db } = deps;
  const pages = new PageCache();
  return [
    route(contract.getReadingPage, ({ params, query, user }) =>
      readPage(
        { db, pages },
        { id: params.id, ownerId: user.id },
        { page: params.page, perPage: query.sentences_per_page },
      ),
    ),
    route(getReadingsEndpoint, ({ params, query, user }) =>
      getReadings(
        deps,
        { id: params.id, ownerId: user.id },
        { from: query.from_sentence, to: query.to_sentence },
      ),
    ),
    route(getGlossesEndpoint, ({ params, query, user }) =>
      getGlosses(db, user, params.id, { from: query.from_sentence, to: query.to_sentence }),
    ),
    route(contract.getAnalysis, ({ params, user }) => getAnalysis(db, { id: params.id, ownerId: user.id })),
    route(contract.savePosition, ({ params, body, user }) =>
      savePosition(deps, { id: params.id, ownerId: user.id }, body),
    ),
    route(contract.markKnown, ({ params, body, user }) =>
      markKnownWords(
        db,
        { id: params.id, ownerId: user.id },
        { from: body.from_sentence, to: body.to_sentence },
      ),
    ),
  ];
};
