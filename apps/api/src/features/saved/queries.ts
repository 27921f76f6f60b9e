import type { SavedKind } from '@glossa/contract/saved';
import { statement, type Queryable } from '@glossa/db/database';

import { savedColumns, savedTables, type SavedRow } from './saved-row.ts';

const find = statement(
  'find-saved',
  `SELECT ${savedColumns} FROM ${savedTables('saved_item')} WHERE s.id = $1 AND s.owner_id = $2 AND s.deleted_at IS NULL`,
);
// A deleted item that is saved again moves to the top of the list and gets its note back.
const insert = statement(
  'insert-saved',
  `INSERT INTO saved_item AS s
     (id, owner_id, kind, language, text_id, video_id, sentence, position, term_id, quote, source_title)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
   ON CONFLICT (owner_id, saved_key(kind, text_id, video_id, term_id, position, quote)) DO UPDATE SET
     sentence = excluded.sentence, deleted_at = NULL,
     created_at = CASE WHEN s.deleted_at IS NULL THEN s.created_at ELSE now() END
   RETURNING id, (xmax = 0) AS created`,
);
const isThere = statement(
  'is-saved',
  `SELECT FROM saved_item WHERE owner_id = $1 AND deleted_at IS NULL
     AND saved_key(kind, text_id, video_id, term_id, position, quote) = saved_key($2, $3, $4, $5, $6, $7)`,
);
const note = statement(
  'note-saved',
  'UPDATE saved_item SET note = $3 WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL',
);
const remove = statement(
  'delete-saved',
  'UPDATE saved_item SET deleted_at = now() WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL',
);
const restore = statement(
  'restore-saved',
  'UPDATE saved_item SET deleted_at = NULL WHERE id = $1 AND owner_id = $2',
);
const marksOf = (name: string, column: string) =>
  statement(
    name,
    `SELECT s.id, s.kind, s.position, place.seq AS sentence FROM ${savedTables('saved_item')}
     WHERE s.owner_id = $1 AND s.${column} = $2 AND s.deleted_at IS NULL AND ($3::text IS NULL OR s.kind = $3)
     ORDER BY s.id`,
  );
const marks = {
  text: marksOf('saved-marks-of-text', 'text_id'),
  video: marksOf('saved-marks-of-video', 'video_id'),
  word: marksOf('saved-marks-of-word', 'term_id'),
};

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
export const insertSaved = (
  db: Queryable,
  item: NewSaved,
): Promise<{ id: string; created: boolean } | undefined> =>
  db.row<{ id: string; created: boolean }>(insert, [
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
  (await db.row(isThere, [
    item.ownerId,
    item.kind,
    item.text ?? null,
    item.video ?? null,
    item.term ?? null,
    item.position ?? null,
    item.quote ?? '',
  ])) !== undefined;

export const findSaved = (db: Queryable, id: string, ownerId: string): Promise<SavedRow | undefined> =>
  db.row<SavedRow>(find, [id, ownerId]);

export const noteSaved = async (db: Queryable, id: string, ownerId: string, text: string): Promise<boolean> =>
  (await db.run(note, [id, ownerId, text])) > 0;

export const removeSaved = async (db: Queryable, id: string, ownerId: string): Promise<boolean> =>
  (await db.run(remove, [id, ownerId])) > 0;

/** Restores a deleted item; returns true also if it is not deleted. */
export const bringBackSaved = async (db: Queryable, id: string, ownerId: string): Promise<boolean> =>
  (await db.run(restore, [id, ownerId])) > 0;

export interface MarkRow extends Record<string, unknown> {
  id: string;
  kind: SavedKind;
  sentence: number | null;
  position: number | null;
}

/** Selects what a learner has saved of one text, video or word. */
export const selectMarks = (
  db: Queryable,
  ownerId: string,
  of: { source: keyof typeof marks; id: string | number; kind: SavedKind | undefined },
): Promise<MarkRow[]> => db.rows<MarkRow>(marks[of.source], [ownerId, of.id, of.kind ?? null]);
