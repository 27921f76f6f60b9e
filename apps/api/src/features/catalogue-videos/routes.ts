import * as catalogue from '@glossa/contract/catalogue-videos';
import { fail } from '@glossa/contract/failure';

import type { Deps } from '#deps.ts';
import { noteChanges, noteContent } from '#domain/audit/note-content.ts';
import { Answer, route, type Route } from '#http/route.ts';
import { presentCatalogueVideo } from './catalogue-row.ts';
import { changeMany } from './change-many.ts';
import { changeCatalogueVideo, takeIntoCatalogue } from './change-video.ts';
import { listCatalogue } from './list-catalogue.ts';
import { findCatalogueVideo, removeFromCatalogue } from './queries.ts';

export function catalogueVideoRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  const shown = async (id: string, viewerId: string) =>
    presentCatalogueVideo((await findCatalogueVideo(db, id)) ?? fail('video_not_found'), viewerId);

  return [
    route(catalogue.listCatalogueVideos, ({ query, user }) => listCatalogue(db, user.id, query)),
    route(catalogue.addCatalogueVideo, async ({ body, user }) => {
      await db.transaction(async (tx) => {
        await takeIntoCatalogue(tx, user.id, body);
        await noteContent(tx, user, 'create', body.video_id);
      });
      return new Answer(201, await shown(body.video_id, user.id));
    }),
    route(catalogue.updateCatalogueVideo, async ({ params, body, user }) => {
      await db.transaction((tx) =>
        noteChanges(tx, user, { id: params.id, changes: body }, () =>
          changeCatalogueVideo(tx, params.id, body),
        ),
      );
      return shown(params.id, user.id);
    }),
    route(catalogue.removeCatalogueVideo, async ({ params, user }) => {
      await db.transaction(async (tx) => {
        if (!(await removeFromCatalogue(tx, params.id))) fail('video_not_found');
        await noteContent(tx, user, 'remove', params.id);
      });
    }),
    route(catalogue.changeCatalogueVideos, ({ body, user }) => changeMany(db, user, body)),
  ];
}
