import * as contract from '@glossa/contract/dictionaries';
import { getDictionaryOrder, updateDictionaryOrder } from '@glossa/contract/dictionary-order';
import type { Database } from '@glossa/db/database';

import { route } from '#http/route.ts';
import { findOrder, updateOrder } from './order-service.ts';
import { lookUpWord } from './service.ts';

export const dictionaryRoutes = ({
  db,
  config,
}: {
  db: Database;
  config: { translation: object | undefined };
}) => [
  route(contract.lookUpWord, async ({ query, user }) => ({
    ...(await lookUpWord(db, user, query)),
    translation: config.translation !== undefined,
  })),
  route(getDictionaryOrder, ({ query, user }) => findOrder(db, user, query.language)),
  route(updateDictionaryOrder, ({ body, user }) => updateOrder(db, user, body)),
];
