import type { SavedKind } from '@glossa/contract/saved';
import type { TagColor } from '@glossa/contract/tag-colors';
import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';
import { accentPattern } from '@glossa/language/accent-pattern';

import { onSale } from '#domain/shop/on-sale.ts';
import type { QueryTypes } from './queries.types.ts';

/** Query, owner and language of a search; null searches all languages. */
export interface Wanted {
  ownerId: string;
  language: number | null;
  q: string;
  limit: number;
}

// The trash is not searched. The limit bounds the rows; the size of one library bounds what is read.
const entries = (table: 'text' | 'video', latest: string): string =>
  `SELECT e.id, e.title, e.author, e.language FROM ${table} e
   WHERE e.owner_id = $1 AND e.shelf IN (0, 1) AND ($2::smallint IS NULL OR e.language = $2)
     AND (e.title ~* $3 OR e.author ~* $3)
   ORDER BY e.${latest} DESC, e.id DESC LIMIT $4`;

interface NarrowTypes {
  findSaved: { kind: SavedKind };
  findTags: { color: TagColor };
}

export const sql = statements<QueryTypes, NarrowTypes>('search', {
  findTexts: entries('text', 'touched_at'),
  findVideos: entries('video', 'created_at'),
  findSaved: `SELECT s.id, s.kind, s.quote, s.source_title AS title, s.language FROM saved_item s
   WHERE s.owner_id = $1 AND s.deleted_at IS NULL AND ($2::smallint IS NULL OR s.language = $2)
     AND lower(s.quote || ' ' || s.source_title || ' ' || s.note) ~ $3
   ORDER BY s.created_at DESC, s.id DESC LIMIT $4`,
  findTags: `SELECT g.id, g.name::text AS name, g.color FROM tag g WHERE g.owner_id = $1 AND g.name::text ~* $2
   ORDER BY g.name::text !~* ('^' || $2), lower(g.name::text), g.id LIMIT $3`,
  // Of many matches, only the first 200 found are sorted: more are never shown.
  findProducts: `SELECT p.id, p.title, p.author, p.language, p.kind AS type FROM (
     SELECT * FROM product p WHERE ${onSale} AND p.words @@ (SELECT query FROM shop_search($2, '{}', true)) AND ($1::smallint IS NULL OR p.language = $1)
     LIMIT 200
   ) p ORDER BY p.sales_count DESC, p.id DESC LIMIT $3`,
});

const valuesOf = ({ ownerId, language, q, limit }: Wanted) =>
  [ownerId, language, accentPattern(q), limit] as const;

/** Finds texts by title or author, most recently read first. */
export const findTexts = (db: Queryable, wanted: Wanted) => many(db, sql.findTexts, valuesOf(wanted));
/** Finds videos by title or author, newest first. */
export const findVideos = (db: Queryable, wanted: Wanted) => many(db, sql.findVideos, valuesOf(wanted));
/** Finds saved items by quote, note or title, latest first. */
export const findSaved = (db: Queryable, wanted: Wanted) => many(db, sql.findSaved, valuesOf(wanted));

/** Finds tags by part of their name, prefix matches first. */
export const findTags = (db: Queryable, { ownerId, q, limit }: Wanted) =>
  many(db, sql.findTags, [ownerId, accentPattern(q), limit]);

/** Finds products of the shop by words in their title, author and category. */
export const findProducts = (db: Queryable, { language, q, limit }: Omit<Wanted, 'ownerId'>) =>
  many(db, sql.findProducts, [language, q, limit]);
