import * as contract from '@glossa/contract/catalogue-videos';

import type { Deps } from '#deps.ts';
import { Answer, route, type Route } from '#http/route.ts';
import { addVideo, changeVideos, listCatalogue, removeVideo, updateVideo } from './service.ts';

export const catalogueVideoRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(contract.listCatalogueVideos, ({ query, user }) => listCatalogue(db, user.id, query)),
  route(
    contract.addCatalogueVideo,
    async ({ body, user }) => new Answer(201, await addVideo(db, user, body)),
  ),
  route(contract.updateCatalogueVideo, ({ params, body, user }) => updateVideo(db, user, params.id, body)),
  route(contract.removeCatalogueVideo, ({ params, user }) => removeVideo(db, user, params.id)),
  route(contract.changeCatalogueVideos, ({ body, user }) => changeVideos(db, user, body)),
];
