import * as contract from '@glossa/contract/practice';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { listCards, reviewWord, summarize, undoReview } from './service.ts';

export const practiceRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(contract.listPracticeCards, ({ query, user }) => listCards(deps, user, query)),
  route(contract.getPracticeSummary, ({ query, user }) => summarize(deps, user, query.language)),
  route(contract.reviewWord, ({ params, body, user }) =>
    reviewWord(deps, { learnerId: user.id, term: params.id }, body),
  ),
  route(contract.undoReview, ({ params, user }) => undoReview(deps.db, user.id, params)),
];
