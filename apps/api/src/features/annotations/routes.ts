import * as contract from '@glossa/contract/annotations';
import { urlOf } from '@glossa/contract/client';
import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';

import { Answer, route, type Route } from '#http/route.ts';
import { annotate, presentAnnotation } from './annotate.ts';
import { deleteRow, findAnnotation, findSentence, selectOfText, selectPage, updateRow } from './queries.ts';

export const annotationRoutes = ({ db }: { db: Database }): Route[] => [
  route(contract.listTextAnnotations, async ({ params, user }) => {
    const key = { id: params.id, ownerId: user.id };
    const rows = await selectOfText(db, key);
    if (rows.length === 0 && !(await findSentence(db, key, 0))) fail('text_not_found');
    return { results: rows.map(presentAnnotation) };
  }),
  route(contract.addAnnotation, async ({ params, body, user }) => {
    const { annotation, created } = await annotate(db, { id: params.id, ownerId: user.id }, body);
    return new Answer(created ? 201 : 200, annotation);
  }),
  route(contract.updateAnnotation, async ({ params, body, user }) => {
    const key = { id: params.id, ownerId: user.id };
    const row =
      (await updateRow(db, key, params.annotation, body)) &&
      (await findAnnotation(db, key, params.annotation));
    return row ? presentAnnotation(row) : fail('annotation_not_found');
  }),
  route(contract.deleteAnnotation, async ({ params, user }) => {
    const key = { id: params.id, ownerId: user.id };
    if (!(await deleteRow(db, key, params.annotation))) fail('annotation_not_found');
  }),
  route(contract.listAnnotations, async ({ query, user }) => {
    const { page, page_size: size, language, kind, search, text } = query;
    const { rows, count } = await selectPage(
      db,
      { ownerId: user.id, language, kind, search, text },
      { limit: size, offset: (page - 1) * size },
    );
    const address = (other: number) => urlOf(contract.listAnnotations, { query: { ...query, page: other } });
    return {
      results: rows.map(presentAnnotation),
      count,
      next: page * size < count ? address(page + 1) : null,
      previous: page > 1 ? address(page - 1) : null,
    };
  }),
];
