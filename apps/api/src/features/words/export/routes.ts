import * as contract from '@glossa/contract/word-export';

import type { Deps } from '#deps.ts';
import { FileResponse, route, type Route } from '#http/route.ts';
import { exportWords, getPackedDeck, startPacking } from './service.ts';

export const exportRoutes = (deps: Pick<Deps, 'db' | 'storage' | 'jobs' | 'log'>): Route[] => [
  route(
    contract.exportWords,
    async ({ query, user }) => new FileResponse(await exportWords(deps, user.id, query)),
  ),
  route(contract.exportDeck, async ({ body, user }) => ({ task: await startPacking(deps, user.id, body) })),
  route(
    contract.downloadExport,
    async ({ params, user }) => new FileResponse(await getPackedDeck(deps, user.id, params.id)),
  ),
];
