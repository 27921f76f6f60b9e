import type { SavedKind } from '@glossa/contract/saved';
import type { TagColor } from '@glossa/contract/tag-colors';
import { statement, type Queryable, type Statement } from '@glossa/db/database';
import type { ProductKind } from '@glossa/contract/shop';
import { accentPattern } from '@glossa/language/accent-pattern';

import { onSale } from '#domain/shop/on-sale.ts';

/** Query, owner and language of a search; null searches all languages. */
export interface Wanted {
  ownerId: string;
  language: number | null;
  q: string;
  limit: number;
}

interface EntryRow {
  id: string;
  title: string;
  author: string;
  language: number;
}

// The trash is not searched. The limit bounds the rows; the size of one library bounds what is read.
const entries = (table: 'text' | 'video', latest: string) =>
  statement(
    `search-${table}s`,
    `SELECT e.id, e.title, e.author, e.language FROM ${table} e
     WHERE e.owner_id = $1 AND e.shelf IN (0, 1) AND ($2::smallint IS NULL OR e.language = $2)
       AND (e.title ~* $3 OR e.author ~* $3)
     ORDER BY e.${latest} DESC, e.id DESC LIMIT $4`,
  );
const texts = entries('text', 'touched_at');
const videos = entries('video', 'created_at');
const saved = statement(
  'search-saved',
  `SELECT s.id, s.kind, s.quote, s.source_title AS title, s.language FROM saved_item s
   WHERE s.owner_id = $1 AND s.deleted_at IS NULL AND ($2::smallint IS NULL OR s.language = $2)
     AND lower(s.quote || ' ' || s.source_title || ' ' || s.note) ~ $3
   ORDER BY s.created_at DESC, s.id DESC LIMIT $4`,
);
const tags = statement(
  'search-tags',
  `SELECT g.id, g.name::text AS name, g.color FROM tag g WHERE g.owner_id = $1 AND g.name::text ~* $2
   ORDER BY g.name::text !~* ('^' || $2), lower(g.name::text), g.id LIMIT $3`,
);

// Of many matches, only the first 200 found are sorted: more are never shown.
const products = statement(
  'search-products',
  `SELECT p.id, p.title, p.author, p.language, p.kind AS type FROM (
     SELECT * FROM product p WHERE ${onSale} AND p.words @@ (SELECT query FROM shop_search($2, '{}', true)) AND ($1::smallint IS NULL OR p.language = $1)
     LIMIT 200
   ) p ORDER BY p.sales_count DESC, p.id DESC LIMIT $3`,
);

interface SavedRow {
  id: string;
  kind: SavedKind;
  quote: string;
  title: string;
  language: number;
}

const find =
  <Row>(prepared: Statement) =>
  (db: Queryable, { ownerId, language, q, limit }: Wanted): Promise<Row[]> =>
    db.rows<Row & Record<string, unknown>>(prepared, [ownerId, language, accentPattern(q), limit]);

/** Finds texts by title or author, most recently read first. */
export const findTexts = find<EntryRow>(texts);
/** Finds videos by title or author, newest first. */
export const findVideos = find<EntryRow>(videos);
/** Finds saved items by quote, note or title, latest first. */
export const findSaved = find<SavedRow>(saved);

/** Finds tags by part of their name, prefix matches first. */
export const findTags = (
  db: Queryable,
  { ownerId, q, limit }: Wanted,
): Promise<{ id: string; name: string; color: TagColor }[]> =>
  db.rows(tags, [ownerId, accentPattern(q), limit]);

/** Finds products of the shop by words in their title, author and category. */
export const findProducts = (
  db: Queryable,
  { language, q, limit }: Omit<Wanted, 'ownerId'>,
): Promise<(EntryRow & { type: ProductKind } & Record<string, unknown>)[]> =>
  db.rows(products, [language, q, limit]);
