import { syncWords } from '@glossa/contract/word-sync';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { syncChanges } from './service.ts';

export const syncRoutes = (deps: Pick<Deps, 'db' | 'analyzer' | 'clock'>): Route[] => [
  route(syncWords, async ({ body, user }) => ({ results: await syncChanges(deps, user.id, body.changes) })),
];
