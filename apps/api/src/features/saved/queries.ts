import type { SavedKind } from '@glossa/contract/saved';
import type { Queryable } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';

import { savedColumns, savedTables, type SavedRow } from './saved-row.ts';
import type { QueryTypes } from './queries.types.ts';

const marksOf = (column: 'text_id' | 'video_id' | 'term_id'): string =>
  `SELECT s.id, s.kind, s.position, place.seq AS sentence FROM ${savedTables('saved_item')}
   WHERE s.owner_id = $1 AND s.${column} = $2 AND s.deleted_at IS NULL AND ($3::text IS NULL OR s.kind = $3)
   ORDER BY s.id`;

type Narrow = Pick<SavedRow, 'kind'>;
interface NarrowTypes {
  find: Narrow;
  listMarksOfText: Narrow;
  listMarksOfVideo: Narrow;
  listMarksOfWord: Narrow;
}

export const sql = statements<QueryTypes, NarrowTypes>('saved', {
  find: `SELECT ${savedColumns} FROM ${savedTables('saved_item')} WHERE s.id = $1 AND s.owner_id = $2 AND s.deleted_at IS NULL`,
  // A deleted item that is saved again moves to the top of the list and gets its note back.
  insert: `INSERT INTO saved_item AS s
     (id, owner_id, kind, language, text_id, video_id, sentence, position, term_id, quote, source_title)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
   ON CONFLICT (owner_id, saved_key(kind, text_id, video_id, term_id, position, quote)) DO UPDATE SET
     sentence = excluded.sentence, deleted_at = NULL,
     created_at = CASE WHEN s.deleted_at IS NULL THEN s.created_at ELSE now() END
   RETURNING id, (xmax = 0) AS created`,
  findSame: `SELECT FROM saved_item WHERE owner_id = $1 AND deleted_at IS NULL
     AND saved_key(kind, text_id, video_id, term_id, position, quote) = saved_key($2, $3, $4, $5, $6, $7)`,
  updateNote: 'UPDATE saved_item SET note = $3 WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL',
  remove: 'UPDATE saved_item SET deleted_at = now() WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL',
  restore: 'UPDATE saved_item SET deleted_at = NULL WHERE id = $1 AND owner_id = $2',
  listMarksOfText: marksOf('text_id'),
  listMarksOfVideo: marksOf('video_id'),
  listMarksOfWord: marksOf('term_id'),
});

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

/** Saves an item; returns its ID, or the existing ID if it was saved before. */
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

/** Whether the same item is already saved. */
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

export const findSaved = (db: Queryable, id: string, ownerId: string): Promise<SavedRow | undefined> =>
  first(db, sql.find, [id, ownerId]);

export const noteSaved = async (db: Queryable, id: string, ownerId: string, text: string): Promise<boolean> =>
  (await run(db, sql.updateNote, [id, ownerId, text])) > 0;

export const removeSaved = async (db: Queryable, id: string, ownerId: string): Promise<boolean> =>
  (await run(db, sql.remove, [id, ownerId])) > 0;

/** Restores a deleted item; returns true also if it is not deleted. */
export const bringBackSaved = async (db: Queryable, id: string, ownerId: string): Promise<boolean> =>
  (await run(db, sql.restore, [id, ownerId])) > 0;

/** A text, video or word. */
type Source = { source: 'text' | 'video'; id: string } | { source: 'word'; id: number };

/** Selects what a learner has saved of one text, video or word, or only one kind of it. */
export const selectMarks = (db: Queryable, ownerId: string, of: Source, kind: SavedKind | null) =>
  of.source === 'word'
    ? many(db, sql.listMarksOfWord, [ownerId, of.id, kind])
    : many(db, of.source === 'text' ? sql.listMarksOfText : sql.listMarksOfVideo, [ownerId, of.id, kind]);
