import * as contract from '@glossa/contract/imports';

import type { Deps } from '#deps.ts';
import { Answer, route, type Route } from '#http/route.ts';
import { textOfPage, textOfSubtitles } from './find-text.ts';
import { previewBook } from './preview-book.ts';
import { discardImport, startImporting } from './start-import.ts';

export const importRoutes = (
  deps: Pick<Deps, 'db' | 'storage' | 'jobs' | 'analyser' | 'log' | 'door'>,
): Route[] => [
  route(contract.previewBook, ({ files, user }) => previewBook(deps, user.id, files.file)),
  route(contract.startBookImport, async ({ params, body, user }) => {
    return new Answer(202, await startImporting(deps, { id: params.id, ownerId: user.id }, body));
  }),
  route(contract.discardBook, ({ params, user }) => discardImport(deps, { id: params.id, ownerId: user.id })),
  route(contract.previewSubtitles, ({ files }) => textOfSubtitles(files.file)),
  route(contract.previewPage, ({ body }) => textOfPage(deps.door, body.url)),
];
