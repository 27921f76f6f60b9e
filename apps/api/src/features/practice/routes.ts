import * as contract from '@glossa/contract/practice';
import type { Database } from '@glossa/db/database';

import { route, type Route } from '#http/route.ts';
import { listCards } from './list-cards.ts';
import { review, takeBack } from './review.ts';
import { summarise } from './summary.ts';

export const practiceRoutes = (deps: { db: Database; clock: () => Date }): Route[] => [
  route(contract.listPracticeCards, ({ query, user }) => listCards(deps, user, query)),
  route(contract.getPracticeSummary, ({ query, user }) => summarise(deps, user, query.language)),
  route(contract.reviewWord, ({ params, body, user }) => review(deps, user.id, params.id, body)),
  route(contract.undoReview, ({ params, user }) => takeBack(deps.db, user.id, params)),
];
