import * as catalogue from '@glossa/contract/catalogue-videos';

import type { Deps } from '#deps.ts';
import { noteChanges, noteContent } from '#domain/audit/note-content.ts';
import { fail } from '#http/fail.ts';
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
    route(catalogue.listCatalogueVideos, ({ query, person }) => listCatalogue(db, person.id, query)),
    route(catalogue.addCatalogueVideo, async ({ body, person }) => {
      await db.transaction(async (tx) => {
        await takeIntoCatalogue(tx, person.id, body);
        await noteContent(tx, person, 'create', body.video_id);
      });
      return new Answer(201, await shown(body.video_id, person.id));
    }),
    route(catalogue.updateCatalogueVideo, async ({ params, body, person }) => {
      await db.transaction((tx) =>
        noteChanges(tx, person, { id: params.id, changes: body }, () =>
          changeCatalogueVideo(tx, params.id, body),
        ),
      );
      return shown(params.id, person.id);
    }),
    route(catalogue.removeCatalogueVideo, async ({ params, person }) => {
      await db.transaction(async (tx) => {
        if (!(await removeFromCatalogue(tx, params.id))) fail('video_not_found');
        await noteContent(tx, person, 'remove', params.id);
      });
    }),
    route(catalogue.changeCatalogueVideos, ({ body, person }) => changeMany(db, person, body)),
  ];
}
