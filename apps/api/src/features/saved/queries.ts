import type { SavedKind } from '@glossa/contract/saved';
import type { Queryable } from '@glossa/db/database';
import { first, many, one, statements } from '@glossa/db/statements';

import { escapeLike } from '#domain/library/lists/queries.ts';
import type { QueryTypes } from './queries.types.ts';

/** A saved item with the current state of its source and word. */
export interface SavedRow {
  id: string;
  kind: SavedKind;
  language: number;
  quote: string;
  note: string;
  sourceTitle: string;
  /** ID of the text or video that the item was saved from, if it still exists. */
  textId: string | null;
  videoId: string | null;
  title: string | null;
  inTrash: boolean;
  /** Current sentence number; null if the sentence no longer exists. */
  place: number | null;
  /** Position in the video, in seconds. */
  at: number | null;
  termId: number | null;
  level: number | null;
  ignored: boolean | null;
  translation: string | null;
  createdAt: Date;
}

/** Columns for a `SavedRow`; see `savedTables`. */
const savedColumns = `s.id, s.kind, s.language, s.quote, s.note, s.source_title AS "sourceTitle",
  s.text_id AS "textId", s.video_id AS "videoId", coalesce(t.title, v.title) AS title,
  coalesce(t.is_deleted, v.is_deleted, false) AS "inTrash", place.seq AS place,
  CASE WHEN v.id IS NOT NULL
    THEN greatest(coalesce(k.sentence_starts[place.seq + 1] + v.shift, s.position), 0) / 1000.0::float8 END AS at,
  s.term_id AS "termId", lw.level, lw.ignored, lw.translation, s.created_at AS "createdAt"`;

/** Tables for `savedColumns`; `items` can be a subquery that filters `saved_item`. */
const savedTables = (items: string): string => `${items} s
  LEFT JOIN text t ON t.id = s.text_id LEFT JOIN video v ON v.id = s.video_id
  LEFT JOIN subtitle_track k ON k.id = v.track_id
  LEFT JOIN learner_word lw ON lw.learner_id = s.owner_id AND lw.term_id = s.term_id
  LEFT JOIN LATERAL (
    SELECT annotation_place(coalesce(t.document_id, v.document_id), s.sentence, s.quote) AS seq
    WHERE s.kind = 'sentence' AND coalesce(t.document_id, v.document_id) IS NOT NULL
  ) place ON true`;

const inLanguageSql = `owner_id = $1 AND language = $2 AND deleted_at IS NULL`;
const newestFirstSql = (alias: string): string => `${alias}.created_at DESC, ${alias}.id DESC`;

const pageSql = (condition: string): string =>
  `SELECT ${savedColumns} FROM ${savedTables(`(
     SELECT * FROM saved_item s WHERE ${inLanguageSql} ${condition} ORDER BY ${newestFirstSql('s')} LIMIT $3 OFFSET $4)`)}
   ORDER BY ${newestFirstSql('s')}`;

// Each half uses its own trigram index: one on the item's text, one on the word's current translation.
const matchesSql = (pattern: string) => `matches AS MATERIALIZED (
    SELECT id, kind, created_at FROM saved_item
    WHERE ${inLanguageSql} AND lower(quote || ' ' || source_title || ' ' || note) LIKE ${pattern}
    UNION
    SELECT s.id, s.kind, s.created_at FROM word_search w JOIN saved_item s ON s.owner_id = $1 AND s.term_id = w.term_id
    WHERE w.learner_id = $1 AND w.language = $2 AND w.text LIKE ${pattern} AND s.deleted_at IS NULL
  )`;

const marksSql = (column: 'text_id' | 'video_id' | 'term_id'): string =>
  `SELECT s.id, s.kind, s.position, place.seq AS sentence FROM ${savedTables('saved_item')}
   WHERE s.owner_id = $1 AND s.${column} = $2 AND s.deleted_at IS NULL AND ($3::text IS NULL OR s.kind = $3)
   ORDER BY s.id`;

const savedCountSql = (column: 'text_id' | 'video_id', id: string) => `(SELECT count(*)::int FROM saved_item
  WHERE ${column} = ${id} AND kind IN ('sentence', 'moment') AND deleted_at IS NULL)`;
// Trims the same way as `annotation_place` does when comparing.
const trimSql = (column: string) => `btrim(${column}, E' \\t\\r\\n')`;

/** Column whose type is narrower than in the database schema. */
type KindType = Pick<SavedRow, 'kind'>;
interface NarrowTypes {
  find: KindType;
  list: KindType;
  listOfKind: KindType;
  count: KindType;
  search: KindType;
  countMatches: KindType;
  listMarksOfText: KindType;
  listMarksOfVideo: KindType;
  listMarksOfWord: KindType;
}

const sql = statements<QueryTypes, NarrowTypes>('saved', {
  find: `SELECT ${savedColumns} FROM ${savedTables('saved_item')} WHERE s.id = $1 AND s.owner_id = $2 AND s.deleted_at IS NULL`,
  // Saving a deleted item again moves it to the top of the list and restores its note.
  insert: `INSERT INTO saved_item AS s
     (id, owner_id, kind, language, text_id, video_id, sentence, position, term_id, quote, source_title)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
   ON CONFLICT (owner_id, saved_key(kind, text_id, video_id, term_id, position, quote)) DO UPDATE SET
     sentence = excluded.sentence, deleted_at = NULL,
     created_at = CASE WHEN s.deleted_at IS NULL THEN s.created_at ELSE now() END
   RETURNING id, (xmax = 0) AS created`,
  findSame: `SELECT FROM saved_item WHERE owner_id = $1 AND deleted_at IS NULL
     AND saved_key(kind, text_id, video_id, term_id, position, quote) = saved_key($2, $3, $4, $5, $6, $7)`,
  listMarksOfText: marksSql('text_id'),
  listMarksOfVideo: marksSql('video_id'),
  listMarksOfWord: marksSql('term_id'),

  list: pageSql(''),
  listOfKind: pageSql('AND kind = $5'),
  count: `SELECT kind, count(*)::int AS count FROM saved_item WHERE ${inLanguageSql} GROUP BY kind`,
  search: `WITH ${matchesSql('$3')}, page AS (
     SELECT id FROM matches WHERE $6::text IS NULL OR kind = $6 ORDER BY ${newestFirstSql('matches')} LIMIT $4 OFFSET $5
   )
   SELECT ${savedColumns} FROM ${savedTables('(SELECT i.* FROM page JOIN saved_item i USING (id))')}
   ORDER BY ${newestFirstSql('s')}`,
  countMatches: `WITH ${matchesSql('$3')} SELECT kind, count(*)::int AS count FROM matches GROUP BY kind`,

  findTextSentence: `SELECT t.title, t.language, d.status = 'ready' AS ready, ${trimSql('s.text')} AS quote, NULL::int AS position,
     ${savedCountSql('text_id', 't.id')} AS count
   FROM text t JOIN document d ON d.id = t.document_id
   LEFT JOIN sentence s ON s.document_id = t.document_id AND s.seq = $3
   WHERE t.id = $1 AND t.owner_id = $2`,
  findVideoSentence: `SELECT v.title, v.language, v.status = 'ready' AS ready, ${trimSql('s.text')} AS quote,
     greatest(k.sentence_starts[s.seq + 1] + v.shift, 0) AS position, ${savedCountSql('video_id', 'v.id')} AS count
   FROM video v LEFT JOIN subtitle_track k ON k.id = v.track_id
   LEFT JOIN sentence s ON s.document_id = v.document_id AND s.seq = $3
   WHERE v.id = $1 AND v.owner_id = $2`,
  // Finds the line spoken at a given time, or up to two seconds before.
  findVideoMoment: `SELECT v.title, v.language, v.status = 'ready' AS ready, coalesce(${trimSql('s.text')}, '') AS quote,
     $3::int AS position, ${savedCountSql('video_id', 'v.id')} AS count
   FROM video v LEFT JOIN subtitle_track k ON k.id = v.track_id
   LEFT JOIN LATERAL (SELECT width_bucket($3::int - v.shift, k.sentence_starts) AS number) said ON true
   LEFT JOIN sentence s ON s.document_id = v.document_id AND s.seq = said.number - 1
     AND k.sentence_ends[said.number] + v.shift + 2000 > $3::int
   WHERE v.id = $1 AND v.owner_id = $2`,
  // A term outside the learner's vocabulary is found only if one of their texts contains it.
  findWord: `SELECT t.form AS quote, t.language FROM term t
   LEFT JOIN learner_word lw ON lw.term_id = t.id AND lw.learner_id = $2
   WHERE t.id = $1 AND (lw.term_id IS NOT NULL OR EXISTS (
     SELECT 1 FROM learner_document ld JOIN document_word dw ON dw.document_id = ld.document_id
     WHERE ld.learner_id = $2 AND dw.term_id = $1))`,
});

export interface SavedFilter {
  ownerId: string;
  language: number;
  kind: SavedKind | undefined;
  search: string | undefined;
}

/** Lists a page of saved items in a language, newest first, with the number of matches by kind. */
export async function listSaved(
  db: Queryable,
  { ownerId, language, kind, search }: SavedFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: SavedRow[]; counts: Record<SavedKind, number> }> {
  const scope = [ownerId, language] as const;
  const pattern = search ? `%${escapeLike(search.toLowerCase())}%` : undefined;
  const [rows, countRows] = await Promise.all([
    pattern
      ? many(db, sql.search, [...scope, pattern, limit, offset, kind ?? null])
      : kind
        ? many(db, sql.listOfKind, [...scope, limit, offset, kind])
        : many(db, sql.list, [...scope, limit, offset]),
    pattern ? many(db, sql.countMatches, [...scope, pattern]) : many(db, sql.count, scope),
  ]);
  const counts: Record<SavedKind, number> = { sentence: 0, word: 0, text: 0, moment: 0 };
  for (const row of countRows) counts[row.kind] = row.count;
  return { rows, counts };
}

export interface NewSaved {
  id: string;
  ownerId: string;
  kind: SavedKind;
  language: number;
  text?: string | undefined;
  video?: string | undefined;
  sentence?: number;
  /** In milliseconds. */
  position?: number | null;
  term?: number;
  quote?: string;
  title?: string;
}

/** Saves an item. Returns its ID, or the existing item's ID if the same item was saved before. */
export const insertSaved = (db: Queryable, item: NewSaved): Promise<{ id: string; created: boolean }> =>
  one(db, sql.insert, [
    item.id,
    item.ownerId,
    item.kind,
    item.language,
    item.text ?? null,
    item.video ?? null,
    item.sentence ?? null,
    item.position ?? null,
    item.term ?? null,
    item.quote ?? '',
    item.title ?? '',
  ]);

/** Returns whether the same item is already saved. */
export const isSaved = async (db: Queryable, item: Omit<NewSaved, 'id'>): Promise<boolean> =>
  (await first(db, sql.findSame, [
    item.ownerId,
    item.kind,
    item.text ?? null,
    item.video ?? null,
    item.term ?? null,
    item.position ?? null,
    item.quote ?? '',
  ])) !== undefined;

/** Identifies an item, text or video of one user. */
interface Key {
  id: string;
  ownerId: string;
}

/** Finds a saved item that isn't deleted. */
export const findSaved = (db: Queryable, { id, ownerId }: Key): Promise<SavedRow | undefined> =>
  first(db, sql.find, [id, ownerId]);

/** Sets the note of an item. Returns false if there is no such item. */
export const updateNote = async (db: Queryable, { id, ownerId }: Key, note: string): Promise<boolean> =>
  (await db.prisma.savedItem.updateMany({ where: { id, ownerId, deletedAt: null }, data: { note } })).count >
  0;

/** Soft-deletes an item, so that it can be restored. Returns false if there is no such item. */
export const removeSaved = async (db: Queryable, { id, ownerId }: Key): Promise<boolean> => {
  const { count } = await db.prisma.savedItem.updateMany({
    where: { id, ownerId, deletedAt: null },
    data: { deletedAt: new Date() },
  });
  return count > 0;
};

/** Restores a deleted item. Also returns true if the item isn't deleted. */
export const restoreSaved = async (db: Queryable, { id, ownerId }: Key): Promise<boolean> =>
  (await db.prisma.savedItem.updateMany({ where: { id, ownerId }, data: { deletedAt: null } })).count > 0;

/** The text, video or word whose saved items are listed. */
export type Source = { type: 'text' | 'video'; id: string } | { type: 'word'; id: number };

/** Lists a learner's saved items from a text or video, or for a word; only those of `kind` unless it is null. */
export const listMarks = (db: Queryable, ownerId: string, source: Source, kind: SavedKind | null) =>
  source.type === 'word'
    ? many(db, sql.listMarksOfWord, [ownerId, source.id, kind])
    : many(db, source.type === 'text' ? sql.listMarksOfText : sql.listMarksOfVideo, [
        ownerId,
        source.id,
        kind,
      ]);

/** A sentence or moment to save, with details of its text or video. */
export interface PassageRow {
  title: string;
  language: number;
  ready: boolean;
  /** The trimmed sentence; null if there is no such sentence. */
  quote: string | null;
  /** Position in the video, in milliseconds. */
  position: number | null;
  /** Number of sentences and moments saved from this text or video. */
  count: number;
}

/** Finds the title and language of a text. */
export const findText = (db: Queryable, { id, ownerId }: Key) =>
  db.prisma.text.findFirst({ where: { id, ownerId }, select: { title: true, language: true } });

/** Finds a sentence in a text by its number. */
export const findTextSentence = (
  db: Queryable,
  { id, ownerId }: Key,
  sentence: number,
): Promise<PassageRow | undefined> => first(db, sql.findTextSentence, [id, ownerId, sentence]);

/** Finds a sentence in a video by its number. */
export const findVideoSentence = (
  db: Queryable,
  { id, ownerId }: Key,
  sentence: number,
): Promise<PassageRow | undefined> => first(db, sql.findVideoSentence, [id, ownerId, sentence]);

/** Finds the line spoken at a given time in a video, in milliseconds. The quote is empty during silence. */
export const findVideoMoment = (
  db: Queryable,
  { id, ownerId }: Key,
  position: number,
): Promise<PassageRow | undefined> => first(db, sql.findVideoMoment, [id, ownerId, position]);

/** Finds a word in the learner's vocabulary or texts. */
export const findWord = (db: Queryable, { id, ownerId }: { id: number; ownerId: string }) =>
  first(db, sql.findWord, [id, ownerId]);
