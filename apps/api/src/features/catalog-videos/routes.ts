import * as contract from '@glossa/contract/catalog-videos';

import type { Deps } from '#deps.ts';
import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import { addVideo, changeVideos, listCatalog, removeVideo, updateVideo } from './service.ts';

export const catalogVideoRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(contract.listCatalogVideos, ({ query, user }) => listCatalog(db, user.id, query)),
  route(
    contract.addCatalogVideo,
    async ({ body, user }) => new ResponseWithStatus(201, await addVideo(db, user, body)),
  ),
  route(contract.updateCatalogVideo, ({ params, body, user }) => updateVideo(db, user, params.id, body)),
  route(contract.removeCatalogVideo, ({ params, user }) => removeVideo(db, user, params.id)),
  route(contract.changeCatalogVideos, ({ body, user }) => changeVideos(db, user, body)),
];
