import { statement, type Queryable } from '@glossa/db/database';

import { videoColumns, videoTables, videoTagsColumn, type VideoRow } from './video-row.ts';

const find = statement(
  'find-video',
  `SELECT ${videoColumns}, ${videoTagsColumn} FROM ${videoTables()} WHERE v.id = $1 AND v.owner_id = $2`,
);

/** Finds a video in a user's library. */
export const findVideo = (
  db: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<VideoRow | undefined> => db.row<VideoRow & Record<string, unknown>>(find, [id, ownerId]);
