import { listJournal } from '@glossa/contract/journal';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { getJournal } from './service.ts';

export const journalRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(listJournal, ({ query, user }) => getJournal(deps, user.id, query)),
];
