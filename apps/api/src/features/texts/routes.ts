import * as textPlaces from '@glossa/contract/text-places';
import { updateText } from '@glossa/contract/text-upload';
import * as texts from '@glossa/contract/texts';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import { coverRoutes } from './covers/routes.ts';
import { listUsedTags, shelves } from './queries.ts';
import { readingRoutes } from './reading/routes.ts';
import { sentenceTimeRoutes } from './sentence-times/routes.ts';
import * as service from './service.ts';
import { starterRoutes } from './starters/routes.ts';
import { uploadRoutes } from './upload/routes.ts';

export function textRoutes(
  deps: Pick<Deps, 'db' | 'storage' | 'jobs' | 'analyzer' | 'log' | 'clock'>,
): Route[] {
  const { db } = deps;

  const moveBy =
    (change: { is_deleted?: boolean; is_archived?: boolean }) =>
    async ({ params, user }: { params: { id: string }; user: User }) => {
      const key = { id: params.id, ownerId: user.id };
      return service.getCardWithTask(db, key, await service.editText(deps, key, change));
    };

  return [
    route(texts.listTexts, ({ query, user }) =>
      service.listShelf(db, { ownerId: user.id, shelf: shelves.reading }, query, texts.listTexts),
    ),
    route(texts.listArchivedTexts, ({ query, user }) =>
      service.listShelf(db, { ownerId: user.id, shelf: shelves.archive }, query, texts.listArchivedTexts),
    ),
    route(texts.listTrashedTexts, ({ query, user }) =>
      service.listShelf(db, { ownerId: user.id, shelf: shelves.trash }, query, texts.listTrashedTexts),
    ),
    route(texts.listTextTags, async ({ user }) => ({ results: await listUsedTags(db, user.id) })),
    ...uploadRoutes(deps),
    ...starterRoutes(deps),
    route(texts.getText, ({ params, user }) => service.getText(deps, { id: params.id, ownerId: user.id })),
    route(updateText, async ({ params, body, user }) => {
      const key = { id: params.id, ownerId: user.id };
      const task = await service.editText(deps, key, body);
      return new ResponseWithStatus(task ? 202 : 200, await service.getCardWithTask(db, key, task));
    }),
    route(textPlaces.deleteText, ({ params, user }) =>
      service.deletePermanently(deps, { id: params.id, ownerId: user.id }),
    ),
    route(textPlaces.deleteTextPermanently, ({ params, user }) =>
      service.deletePermanently(deps, { id: params.id, ownerId: user.id }),
    ),
    route(textPlaces.trashText, moveBy({ is_deleted: true })),
    route(textPlaces.restoreText, moveBy({ is_deleted: false })),
    route(textPlaces.archiveText, moveBy({ is_archived: true })),
    route(textPlaces.unarchiveText, moveBy({ is_archived: false })),
    ...coverRoutes(deps),
    ...readingRoutes(deps),
    ...sentenceTimeRoutes(deps),
  ];
}
