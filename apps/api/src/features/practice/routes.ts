import * as contract from '@glossa/contract/practice';
import type { Database } from '@glossa/db/database';

import { route, type Route } from '#http/route.ts';
import { listCards } from './list-cards.ts';
import { review, takeBack } from './review.ts';
import { summarise } from './summary.ts';

export const practiceRoutes = (deps: { db: Database; clock: () => Date }): Route[] => [
  route(contract.listPracticeCards, ({ query, person }) => listCards(deps, person, query)),
  route(contract.getPracticeSummary, ({ query, person }) => summarise(deps, person, query.language)),
  route(contract.reviewWord, ({ params, body, person }) => review(deps, person.id, params.id, body)),
  route(contract.undoReview, ({ params, person }) => takeBack(deps.db, person.id, params)),
];
