import type { CatalogueSort, CatalogueStatus, listCatalogueVideos } from '@glossa/contract/catalogue-videos';
import type { HandlerInput } from '@glossa/contract/endpoint';
import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import {
  escapeLike,
  listStatement,
  selectPage,
  type ListConditions,
} from '#domain/library/select-list-page.ts';
import {
  catalogueColumns,
  catalogueTables,
  inCatalogue,
  shownStatus,
  type CatalogueRow,
  type CatalogueTypes,
} from './catalogue-row.ts';
import type { QueryTypes } from './list-queries.types.ts';

interface NarrowTypes {
  list: CatalogueTypes;
}

// Shapes of lists, which are never executed.
export const sql = statements<QueryTypes, NarrowTypes>('catalogueVideosList', {
  list: `SELECT ${catalogueColumns} FROM ${catalogueTables()} WHERE ${inCatalogue}`,
  count: `SELECT v.status, v.publication, count(*)::int AS count FROM video v WHERE ${inCatalogue} GROUP BY 1, 2`,
});

export type CatalogueQuery = HandlerInput<typeof listCatalogueVideos>['query'];

// Each sort order has an index. Coalescing an unknown duration to 0 lets one index serve both directions.
const sorts: Record<CatalogueSort, string> = {
  uploadDate: 'v.created_at',
  title: 'v.title',
  views: 'v.views',
  price: 'v.price',
  duration: 'coalesce(v.duration, 0)',
};

const statuses: Record<CatalogueStatus, string> = {
  published: "v.status = 'ready' AND v.publication = 'published'",
  draft: "v.status = 'ready' AND v.publication = 'draft'",
  processing: "v.status = 'processing'",
  error: "v.status = 'failed'",
};

// Only tags of catalog owners are searched, not those of every learner.
const found = (p: string): string => `v.id IN (
  SELECT v.id FROM video v WHERE ${inCatalogue} AND v.title ILIKE ${p}
  UNION ALL SELECT v.id FROM video v WHERE ${inCatalogue} AND v.author ILIKE ${p}
  UNION ALL SELECT vt.video_id FROM tag g JOIN video_tag vt ON vt.tag_id = g.id
    WHERE g.owner_id IN (SELECT v.owner_id FROM video v WHERE ${inCatalogue}) AND g.name ILIKE ${p})`;

/** Builds the conditions and their values in the same order, except for the status. */
function conditions({ search, language, difficulty, isFree, category }: CatalogueQuery): ListConditions {
  const values: unknown[] = [];
  const parts = [inCatalogue];
  const add = (value: unknown, part: (place: string) => string) => {
    if (value === undefined || value === '') return;
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  add(language, (p) => `v.language = ${p}`);
  add(difficulty, (p) => `v.difficulty = ${p}`);
  add(isFree, (p) => `v.is_free = ${p}`);
  add(category, (p) => `v.category = ${p}`);
  add(search && `%${escapeLike(search)}%`, found);
  return { where: parts.join(' AND '), values };
}

/** Returns one page of the catalog in the requested order. */
export function selectCatalogue(db: Queryable, query: CatalogueQuery): Promise<CatalogueRow[]> {
  const { where, values } = conditions(query);
  const direction = query.direction === 'asc' ? 'ASC' : 'DESC';
  const list = {
    shape: sql.list,
    columns: catalogueColumns,
    tables: catalogueTables,
    entries: '(SELECT v.*, m.duration FROM video v JOIN video_media m ON m.id = v.media_id) v',
    where: query.status ? `${where} AND ${statuses[query.status]}` : where,
    values,
    order: `${sorts[query.sort]} ${direction}, v.id ${direction}`,
  };
  return selectPage(db, list, query);
}

/** Counts the videos per status that match the other filters. */
export async function countCatalogue(
  db: Queryable,
  query: CatalogueQuery,
): Promise<Record<CatalogueStatus, number>> {
  const { where, values } = conditions(query);
  const text = `SELECT v.status, v.publication, count(*)::int AS count FROM video v WHERE ${where} GROUP BY 1, 2`;
  const counts = { published: 0, draft: 0, processing: 0, error: 0 };
  for (const row of await many(db, listStatement(sql.count, text), values)) {
    counts[shownStatus(row)] += row.count;
  }
  return counts;
}
