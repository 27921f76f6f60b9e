import { changeEbooks as bulkEndpoint } from '@glossa/contract/bulk-ebooks';
import * as contract from '@glossa/contract/ebooks';

import type { Deps } from '#deps.ts';
import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import { removeCover, replaceFile } from './files/service.ts';
import { addSampleEbook } from './sample-ebook.ts';
import { changeEbooks, createEbook, listEbooks, removeEbook, updateEbook } from './service.ts';
import { trackRoutes } from './tracks/routes.ts';

export const ebookRoutes = (
  deps: Pick<Deps, 'db' | 'storage' | 'sealed' | 'jobs' | 'analyzer' | 'log'>,
): Route[] => [
  route(contract.listEbooks, ({ query, user }) => listEbooks(deps.db, user.id, query)),
  route(contract.createEbook, async ({ body, files, user }) => {
    const { ebook, isPending } = await createEbook(deps, user, { body, files });
    return new ResponseWithStatus(isPending ? 202 : 201, ebook);
  }),
  route(contract.addSampleEbook, async ({ user }) => {
    const { ebook, isNew } = await addSampleEbook(deps, user);
    return new ResponseWithStatus(isNew ? 201 : 200, ebook);
  }),
  route(contract.updateEbook, ({ params, body, user }) => updateEbook(deps, user, params.id, body)),
  route(contract.replaceEbookFile, async ({ params, body, files, user }) => {
    const { ebook, isPending } = await replaceFile(deps, user, params.id, { body, files });
    return new ResponseWithStatus(isPending ? 202 : 200, ebook);
  }),
  route(contract.removeEbookCover, ({ params, user }) => removeCover(deps.db, user, params.id)),
  route(contract.removeEbook, ({ params, user }) => removeEbook(deps.db, user, params.id)),
  route(bulkEndpoint, ({ body, user }) => changeEbooks(deps, user, body)),
  ...trackRoutes(deps),
];
