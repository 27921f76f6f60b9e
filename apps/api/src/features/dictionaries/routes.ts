import * as contract from '@glossa/contract/dictionaries';
import type { Database } from '@glossa/db/database';

import { route } from '#http/route.ts';
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
];
