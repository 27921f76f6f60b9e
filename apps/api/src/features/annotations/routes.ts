import * as contract from '@glossa/contract/annotations';
import { buildUrl } from '@glossa/contract/client';
import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';

import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import { presentAnnotation } from './present-annotation.ts';
import { deleteAnnotation, listAnnotations } from './queries.ts';
import { addAnnotation, listTextAnnotations, updateAnnotation } from './service.ts';

export const annotationRoutes = ({ db }: { db: Database }): Route[] => [
  route(contract.listTextAnnotations, async ({ params, user }) => {
    const rows = await listTextAnnotations(db, { id: params.id, ownerId: user.id });
    return { results: rows.map(presentAnnotation) };
  }),
  route(contract.addAnnotation, async ({ params, body, user }) => {
    const { annotation, created } = await addAnnotation(db, { id: params.id, ownerId: user.id }, body);
    return new ResponseWithStatus(created ? 201 : 200, presentAnnotation(annotation));
  }),
  route(contract.updateAnnotation, async ({ params, body, user }) => {
    const key = { id: params.annotation, textId: params.id, ownerId: user.id };
    return presentAnnotation(await updateAnnotation(db, key, body));
  }),
  route(contract.deleteAnnotation, async ({ params, user }) => {
    const key = { id: params.annotation, textId: params.id, ownerId: user.id };
    if (!(await deleteAnnotation(db, key))) fail('annotation_not_found');
  }),
  route(contract.listAnnotations, async ({ query, user }) => {
    const { page, page_size: size, language, kind, search, text } = query;
    const { rows, count } = await listAnnotations(
      db,
      { ownerId: user.id, language, kind, search, text },
      { limit: size, offset: (page - 1) * size },
    );
    const pageUrl = (other: number) =>
      buildUrl(contract.listAnnotations, { query: { ...query, page: other } });
    return {
      results: rows.map(presentAnnotation),
      count,
      next: page * size < count ? pageUrl(page + 1) : null,
      previous: page > 1 ? pageUrl(page - 1) : null,
    };
  }),
];
