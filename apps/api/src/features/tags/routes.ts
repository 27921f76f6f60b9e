import * as contract from '@glossa/contract/tags';

import type { Deps } from '#deps.ts';
import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import { listColors } from './queries.ts';
import * as service from './service.ts';

export const tagRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(contract.listTags, ({ query, user }) => service.listPage(db, user.id, query)),
  route(contract.listTagColors, async ({ user }) => ({ results: await listColors(db, user.id) })),
  route(
    contract.createTag,
    async ({ body, user }) => new ResponseWithStatus(201, await service.addTag(db, user.id, body)),
  ),
  route(contract.getTag, ({ params, query, user }) =>
    service.getTag(db, { id: params.id, ownerId: user.id, language: query.language }),
  ),
  route(contract.updateTag, ({ params, body, user }) =>
    service.changeTag(db, { id: params.id, ownerId: user.id }, body),
  ),
  route(contract.mergeTag, ({ params, body, user }) =>
    service.mergeTags(db, { ownerId: user.id, from: params.id, into: body.into }),
  ),
  route(contract.deleteTag, ({ params, user }) => service.deleteTag(db, { id: params.id, ownerId: user.id })),
  route(contract.restoreTag, ({ params, user }) =>
    service.restoreTag(db, { id: params.id, ownerId: user.id }),
  ),
  route(contract.getTagRelated, ({ params, query, user }) =>
    service.getRelated(db, { id: params.id, ownerId: user.id, language: query.language }),
  ),
];
