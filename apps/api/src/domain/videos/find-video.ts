import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import {
  videoColumns,
  videoTables,
  videoTagsColumn,
  type VideoNarrowing,
  type VideoRow,
} from './video-row.ts';
import type { QueryTypes } from './find-video.types.ts';

interface NarrowTypes {
  findVideo: VideoNarrowing;
}

export const sql = statements<QueryTypes, NarrowTypes>('videosFindVideo', {
  findVideo: `SELECT ${videoColumns}, ${videoTagsColumn} FROM ${videoTables()} WHERE v.id = $1 AND v.owner_id = $2`,
});

/** Finds a video in a user's library. */
export const findVideo = (
  db: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<VideoRow | undefined> => first(db, sql.findVideo, [id, ownerId]);
