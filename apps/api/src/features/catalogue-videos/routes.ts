import * as catalogue from '@glossa/contract/catalogue-videos';

import type { Deps } from '../../deps.ts';
import { fail } from '../../http/fail.ts';
import { Answer, route, type Route } from '../../http/route.ts';
import { presentCatalogueVideo } from './catalogue-row.ts';
import { changeMany } from './change-many.ts';
import { changeCatalogueVideo, takeIntoCatalogue } from './change-video.ts';
import { listCatalogue } from './list-catalogue.ts';
import { findCatalogueVideo, removeFromCatalogue } from './queries.ts';

export function catalogueVideoRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  const shown = async (id: string, viewerId: string) =>
    presentCatalogueVideo((await findCatalogueVideo(db, id)) ?? fail('video_not_found'), viewerId);

  return [
    route(catalogue.listCatalogueVideos, ({ query, person }) => listCatalogue(db, person.id, query)),
    route(catalogue.addCatalogueVideo, async ({ body, person }) => {
      await db.transaction((tx) => takeIntoCatalogue(tx, person.id, body));
      return new Answer(201, await shown(body.video_id, person.id));
    }),
    route(catalogue.updateCatalogueVideo, async ({ params, body, person }) => {
      await db.transaction((tx) => changeCatalogueVideo(tx, params.id, body));
      return shown(params.id, person.id);
    }),
    route(catalogue.removeCatalogueVideo, async ({ params }) => {
      if (!(await removeFromCatalogue(db, params.id))) fail('video_not_found');
    }),
    route(catalogue.changeCatalogueVideos, ({ body }) => changeMany(db, body)),
  ];
}
