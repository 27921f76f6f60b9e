import { listWordChanges } from '@glossa/contract/word-changes';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { listChanges } from './service.ts';

export const historyRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(listWordChanges, ({ query, user }) => listChanges(db, user.id, query)),
];
