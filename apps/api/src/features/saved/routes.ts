import { urlOf } from '@glossa/contract/client';
import { fail } from '@glossa/contract/failure';
import * as contract from '@glossa/contract/saved';
import type { Database } from '@glossa/db/database';

import { Answer, route, type Route } from '#http/route.ts';
import { selectSaved } from './list-queries.ts';
import { presentSaved } from './present-saved.ts';
import { bringBackSaved, findSaved, noteSaved, removeSaved, selectMarks } from './queries.ts';
import { saveThing } from './save-thing.ts';

export const savedRoutes = ({ db }: { db: Database }): Route[] => [
  route(contract.listSaved, async ({ query, user }) => {
    const { page, page_size: size, kind, search } = query;
    const language = query.language ?? user.currentLanguage;
    const none = { sentence: 0, word: 0, text: 0, moment: 0 };
    if (language === null) return { results: [], count: 0, next: null, previous: null, counts: none };
    const { rows, counts } = await selectSaved(
      db,
      { ownerId: user.id, language, kind, search },
      { limit: size, offset: (page - 1) * size },
    );
    const count = kind ? counts[kind] : Object.values(counts).reduce((sum, each) => sum + each, 0);
    const address = (other: number) => urlOf(contract.listSaved, { query: { ...query, page: other } });
    return {
      results: rows.map(presentSaved),
      count,
      next: page * size < count ? address(page + 1) : null,
      previous: page > 1 ? address(page - 1) : null,
      counts,
    };
  }),
  route(contract.listSavedMarks, async ({ query: { text, video, word, kind }, user }) => {
    const of = text
      ? ({ source: 'text', id: text } as const)
      : video
        ? ({ source: 'video', id: video } as const)
        : ({ source: 'word', id: word as number } as const);
    return { results: await selectMarks(db, user.id, of, kind ?? null) };
  }),
  route(contract.saveThing, async ({ body, user }) => {
    const { item, created } = await saveThing(db, user.id, body);
    return new Answer(created ? 201 : 200, item);
  }),
  route(contract.updateSaved, async ({ params, body, user }) => {
    const row =
      (await noteSaved(db, params.id, user.id, body.note)) && (await findSaved(db, params.id, user.id));
    return row ? presentSaved(row) : fail('saved_not_found');
  }),
  route(contract.deleteSaved, async ({ params, user }) => {
    if (!(await removeSaved(db, params.id, user.id))) fail('saved_not_found');
  }),
  route(contract.restoreSaved, async ({ params, user }) => {
    const row = (await bringBackSaved(db, params.id, user.id)) && (await findSaved(db, params.id, user.id));
    return row ? presentSaved(row) : fail('saved_not_found');
  }),
];
