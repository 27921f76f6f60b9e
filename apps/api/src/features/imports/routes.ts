import * as contract from '@glossa/contract/imports';

import type { Deps } from '#deps.ts';
import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import {
  discardBook,
  extractPageText,
  extractSubtitleText,
  previewBook,
  startBookImport,
} from './service.ts';

export const importRoutes = (
  deps: Pick<Deps, 'db' | 'storage' | 'jobs' | 'analyzer' | 'log' | 'fetchPolicy'>,
): Route[] => [
  route(contract.previewBook, ({ files, user }) => previewBook(deps, user.id, files.file)),
  route(
    contract.startBookImport,
    async ({ params, body, user }) =>
      new ResponseWithStatus(202, await startBookImport(deps, { id: params.id, ownerId: user.id }, body)),
  ),
  route(contract.discardBook, ({ params, user }) => discardBook(deps, { id: params.id, ownerId: user.id })),
  route(contract.previewSubtitles, ({ files }) => extractSubtitleText(files.file)),
  route(contract.previewPage, ({ body }) => extractPageText(deps.fetchPolicy, body.url)),
];
