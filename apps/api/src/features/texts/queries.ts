import type { Queryable } from '@glossa/db/database';
import { first, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';
import { cardColumns, textColumns, textTables, type CardRow } from './text-row.ts';

interface NarrowTypes {
  find: Pick<CardRow, 'tags'>;
}

export const sql = statements<QueryTypes, NarrowTypes>('texts', {
  find: `SELECT ${textColumns}, ${cardColumns} FROM ${textTables()} WHERE t.id = $1 AND t.owner_id = $2`,
  update: `UPDATE text SET title = coalesce($3, title), author = coalesce($4, author), source = coalesce($5, source),
     difficulty = coalesce($6, difficulty), is_favorite = coalesce($7, is_favorite),
     is_archived = coalesce($8, is_archived), is_deleted = coalesce($9, is_deleted),
     grammar_points = coalesce($10, grammar_points)
   WHERE id = $1 AND owner_id = $2`,
  lock: `SELECT t.title, t.document_id AS "documentId", t.language, t.position, d.status
   FROM text t JOIN document d ON d.id = t.document_id WHERE t.id = $1 AND t.owner_id = $2 FOR UPDATE OF t`,
  setDocument: `UPDATE text SET document_id = $3, position = $4, read_to = least(read_to, $4),
     sentence_times = NULL, time_cues = NULL WHERE id = $1 AND owner_id = $2`,
  delete: `DELETE FROM text WHERE id = $1 AND owner_id = $2 AND is_deleted
   RETURNING document_id AS "documentId", audio_key AS "audioKey", cover_key AS "coverKey"`,
  readContent: `SELECT string_agg(s.text, '' ORDER BY s.seq) AS content
   FROM text t JOIN sentence s ON s.document_id = t.document_id WHERE t.id = $1 AND t.owner_id = $2`,
  findAddress: `SELECT d.language, d.hash FROM text t JOIN document d ON d.id = t.document_id WHERE t.id = $1 AND t.owner_id = $2`,
});

interface Key {
  id: string;
  ownerId: string;
}

export const findText = (db: Queryable, { id, ownerId }: Key): Promise<CardRow | undefined> =>
  first(db, sql.find, [id, ownerId]);

export interface TextChange {
  title?: string | undefined;
  author?: string | undefined;
  source?: string | undefined;
  difficulty?: CardRow['difficulty'] | undefined;
  is_favorite?: boolean | undefined;
  is_archived?: boolean | undefined;
  is_deleted?: boolean | undefined;
  grammar_points?: readonly string[] | undefined;
}

/** Updates the given fields; returns false if there is no such text. */
export const updateTextRow = async (
  tx: Queryable,
  { id, ownerId }: Key,
  change: TextChange,
): Promise<boolean> => {
  const changed = await run(tx, sql.update, [
    id,
    ownerId,
    change.title ?? null,
    change.author ?? null,
    change.source ?? null,
    change.difficulty ?? null,
    change.is_favorite ?? null,
    change.is_archived ?? null,
    change.is_deleted ?? null,
    change.grammar_points ?? null,
  ]);
  return changed > 0;
};

/** Locks a text until the transaction ends. */
export const lockText = (tx: Queryable, { id, ownerId }: Key) => first(tx, sql.lock, [id, ownerId]);

/** Gives a text another document and position, and clears its sentence times. */
export const pointText = (tx: Queryable, { id, ownerId }: Key, documentId: number, position: number) =>
  run(tx, sql.setDocument, [id, ownerId, documentId, position]);

/** Deletes a text that is in the trash; returns what it referred to. */
export const deleteTextRow = (tx: Queryable, { id, ownerId }: Key) => first(tx, sql.delete, [id, ownerId]);

/** Reads the full content of an analyzed text. */
export const readContent = async (db: Queryable, { id, ownerId }: Key): Promise<string> =>
  (await one(db, sql.readContent, [id, ownerId])).content ?? '';

/** Finds the hash under which the content of a text is stored. */
export const contentAddress = (db: Queryable, { id, ownerId }: Key) =>
  first(db, sql.findAddress, [id, ownerId]);
