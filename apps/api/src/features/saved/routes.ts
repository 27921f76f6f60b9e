import * as contract from '@glossa/contract/saved';
import type { Database } from '@glossa/db/database';

import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import { listMarks, type Source } from './queries.ts';
import * as service from './service.ts';

export const savedRoutes = ({ db }: { db: Database }): Route[] => [
  route(contract.listSaved, ({ query, user }) => service.listPage(db, user, query)),
  route(contract.listSavedMarks, async ({ query: { text, video, word, kind }, user }) => {
    const source: Source = text
      ? { type: 'text', id: text }
      : video
        ? { type: 'video', id: video }
        : { type: 'word', id: word as number };
    return { results: await listMarks(db, user.id, source, kind ?? null) };
  }),
  route(contract.createSavedItem, async ({ body, user }) => {
    const { item, created } = await service.saveItem(db, user.id, body);
    return new ResponseWithStatus(created ? 201 : 200, item);
  }),
  route(contract.updateSaved, ({ params, body, user }) =>
    service.setNote(db, { id: params.id, ownerId: user.id }, body.note),
  ),
  route(contract.deleteSaved, ({ params, user }) =>
    service.removeSaved(db, { id: params.id, ownerId: user.id }),
  ),
  route(contract.restoreSaved, ({ params, user }) =>
    service.restoreSaved(db, { id: params.id, ownerId: user.id }),
  ),
];
