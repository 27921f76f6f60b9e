import { lookUpWord } from '@glossa/contract/dictionaries';
import type { Database } from '@glossa/db/database';

import { route } from '#http/route.ts';
import { lookUpForPanel } from './look-up-for-panel.ts';

export const dictionaryRoutes = ({
  db,
  config,
}: {
  db: Database;
  config: { translation: object | undefined };
}) => [
  route(lookUpWord, async ({ query }) => ({
    ...(await lookUpForPanel(db, query)),
    translation: config.translation !== undefined,
  })),
];
