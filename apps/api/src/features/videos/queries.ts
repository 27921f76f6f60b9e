import type { Difficulty } from '@glossa/contract/fields';
import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

export const sql = statements<QueryTypes>('videos', {
  update: `UPDATE video SET title = coalesce($3, title), description = coalesce($4, description),
     author = coalesce($5, author), difficulty = coalesce($6, difficulty), shift = coalesce($7, shift),
     second_shift = coalesce($8, second_shift), is_archived = coalesce($9, is_archived),
     is_deleted = coalesce($10, is_deleted)
   WHERE id = $1 AND owner_id = $2 AND (publication IS DISTINCT FROM 'published'
     OR coalesce($4, description) <> '' AND coalesce($5, author) <> '')`,
  delete: `DELETE FROM video WHERE id = $1 AND owner_id = $2 AND is_deleted
   RETURNING media_id AS "mediaId", document_id AS "documentId", task_id AS "taskId"`,
});

interface Key {
  id: string;
  ownerId: string;
}

/** Fields of a video that can be changed without processing it again; missing ones stay. */
export interface VideoChange {
  title?: string | undefined;
  description?: string | undefined;
  author?: string | undefined;
  difficulty?: Difficulty | undefined;
  shift?: number | undefined;
  secondShift?: number | undefined;
  isArchived?: boolean | undefined;
  isDeleted?: boolean | undefined;
}

/** Updates the given fields; returns false if there is no such video, or if a published one would become incomplete. */
export const updateVideoRow = async (
  tx: Queryable,
  { id, ownerId }: Key,
  change: VideoChange,
): Promise<boolean> => {
  const changed = await run(tx, sql.update, [
    id,
    ownerId,
    change.title ?? null,
    change.description ?? null,
    change.author ?? null,
    change.difficulty ?? null,
    change.shift ?? null,
    change.secondShift ?? null,
    change.isArchived ?? null,
    change.isDeleted ?? null,
  ]);
  return changed > 0;
};

/** Deletes a video that is in the trash; returns what it referred to. */
export const deleteVideoRow = (tx: Queryable, { id, ownerId }: Key) => first(tx, sql.delete, [id, ownerId]);
