import type { SavedKind } from '@glossa/contract/saved';
import type { TagColor } from '@glossa/contract/tag-colors';
import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';
import { accentPattern } from '@glossa/language/accent-pattern';

import { escapeLike } from '#domain/library/lists/queries.ts';
import { onSale } from '#domain/shop/products/queries.ts';
import type { QueryTypes } from './queries.types.ts';

/** Query, owner and language of a search. A null language searches all languages. */
export interface SearchParams {
  ownerId: string;
  language: number | null;
  q: string;
  limit: number;
}

// Excludes the trash. The limit bounds the rows returned; the size of one library bounds the rows read.
const entriesSql = (table: 'text' | 'video', latest: string): string =>
  `SELECT e.id, e.title, e.author, e.language FROM ${table} e
   WHERE e.owner_id = $1 AND e.shelf IN (0, 1) AND ($2::smallint IS NULL OR e.language = $2)
     AND (e.title ~* $3 OR e.author ~* $3)
   ORDER BY e.${latest} DESC, e.id DESC LIMIT $4`;

/** Maximum number of words to find by translation. */
const maxWordMatches = 50;

interface NarrowTypes {
  findSaved: { kind: SavedKind };
  findTags: { color: TagColor };
}

const sql = statements<QueryTypes, NarrowTypes>('search', {
  findTexts: entriesSql('text', 'touched_at'),
  findVideos: entriesSql('video', 'created_at'),
  findSaved: `SELECT s.id, s.kind, s.quote, s.source_title AS title, s.language FROM saved_item s
   WHERE s.owner_id = $1 AND s.deleted_at IS NULL AND ($2::smallint IS NULL OR s.language = $2)
     AND lower(s.quote || ' ' || s.source_title || ' ' || s.note) ~ $3
   ORDER BY s.created_at DESC, s.id DESC LIMIT $4`,
  findTags: `SELECT g.id, g.name::text AS name, g.color FROM tag g WHERE g.owner_id = $1 AND g.name::text ~* $2
   ORDER BY g.name::text !~* ('^' || $2), lower(g.name::text), g.id LIMIT $3`,
  // Sorts only the first 200 matches found, which bounds the cost.
  findProducts: `SELECT p.id, p.title, p.author, p.language, p.kind AS type FROM (
     SELECT * FROM product p WHERE ${onSale} AND p.words @@ (SELECT query FROM shop_search($2, '{}', true)) AND ($1::smallint IS NULL OR p.language = $1)
     LIMIT 200
   ) p ORDER BY p.sales_count DESC, p.id DESC LIMIT $3`,

  // The index orders words within each language and level, so prefix matches are adjacent.
  findWordsByPrefix: `SELECT w.term_id AS id FROM (
     SELECT language, level FROM vocabulary_count
     WHERE learner_id = $1 AND count > 0 AND ($2::smallint IS NULL OR language = $2) OFFSET 0
   ) p CROSS JOIN LATERAL (
     SELECT lw.term_id, lw.form FROM learner_word lw
     WHERE lw.learner_id = $1 AND lw.form <> '' AND lw.language = p.language
       AND word_standing(lw.level, lw.ignored) = p.level AND lw.form >= $3
     ORDER BY lw.form LIMIT 12
   ) w WHERE starts_with(w.form, $3) ORDER BY length(w.form), w.form LIMIT 12`,
  findWordsByPart: `SELECT lw.term_id AS id FROM learner_word lw
   WHERE lw.learner_id = $1 AND lw.form <> '' AND ($2::smallint IS NULL OR lw.language = $2) AND lw.form ~ $3
   LIMIT 12`,
  // Frequent matches are found among the newest translations. If this statement finds too few, the next one is the
  // fallback, which finds rare matches by their trigrams.
  findWordsByNewTranslations: `SELECT ws.term_id AS id FROM (
     SELECT term_id, text FROM word_search
     WHERE learner_id = $1 AND ($2::smallint IS NULL OR language = $2) ORDER BY term_id DESC LIMIT 5000
   ) ws WHERE ws.text ~ $3 LIMIT ${maxWordMatches}`,
  findWordsByAllTranslations: `SELECT ws.term_id AS id FROM word_search ws
   WHERE ws.learner_id = $1 AND ($2::smallint IS NULL OR ws.language = $2) AND ws.text LIKE $3 LIMIT ${maxWordMatches}`,
  listWords: `SELECT term_id AS id, form AS text, translation, language FROM learner_word
   WHERE learner_id = $1 AND term_id = ANY ($2)`,
});

const toParams = ({ ownerId, language, q, limit }: SearchParams) =>
  [ownerId, language, accentPattern(q), limit] as const;

/** Finds texts by title or author, most recently read first. */
export const findTexts = (db: Queryable, params: SearchParams) => many(db, sql.findTexts, toParams(params));
/** Finds videos by title or author, newest first. */
export const findVideos = (db: Queryable, params: SearchParams) => many(db, sql.findVideos, toParams(params));
/** Finds saved items by quote, note or title, latest first. */
export const findSaved = (db: Queryable, params: SearchParams) => many(db, sql.findSaved, toParams(params));

/** Finds tags by part of their name, prefix matches first. */
export const findTags = (db: Queryable, { ownerId, q, limit }: SearchParams) =>
  many(db, sql.findTags, [ownerId, accentPattern(q), limit]);

/** Finds products in the shop by words in their title, author and category. */
export const findProducts = (db: Queryable, { language, q, limit }: Omit<SearchParams, 'ownerId'>) =>
  many(db, sql.findProducts, [language, q, limit]);

/** The learner and language whose words to search, and the value to search for. */
type WordSearch<Value> = Pick<SearchParams, 'ownerId' | 'language'> & Value;

/** Returns the IDs of words whose form starts with `form`, shortest first. */
export const findWordsByPrefix = (db: Queryable, { form, ...scope }: WordSearch<{ form: string }>) =>
  findWordIds(db, sql.findWordsByPrefix, { ...scope, value: form });

/** Returns the IDs of words whose form contains `form`, ignoring accents. Scans all of the learner's forms. */
export const findWordsByPart = (db: Queryable, { form, ...scope }: WordSearch<{ form: string }>) =>
  findWordIds(db, sql.findWordsByPart, { ...scope, value: accentPattern(form) });

/** Searches the 5,000 newest translations for `text`, ignoring accents. Returns the IDs of their words. */
export const findWordsByNewTranslations = (db: Queryable, { text, ...scope }: WordSearch<{ text: string }>) =>
  findWordIds(db, sql.findWordsByNewTranslations, { ...scope, value: accentPattern(text) });

/** Returns the IDs of words whose translation contains `text`. Slow unless `text` contains a trigram. */
export const findWordsByAllTranslations = (db: Queryable, { text, ...scope }: WordSearch<{ text: string }>) =>
  findWordIds(db, sql.findWordsByAllTranslations, { ...scope, value: `%${escapeLike(text)}%` });

const findWordIds = async (
  db: Queryable,
  statement: typeof sql.findWordsByPrefix,
  { ownerId, language, value }: WordSearch<{ value: string }>,
): Promise<number[]> => (await many(db, statement, [ownerId, language, value])).map(({ id }) => id);

export type WordRow = QueryTypes['listWords']['row'];

/** Lists words of a vocabulary by their IDs, in no particular order. */
export const listWords = (
  db: Queryable,
  { ownerId, ids }: { ownerId: string; ids: readonly number[] },
): Promise<WordRow[]> => many(db, sql.listWords, [ownerId, ids]);
