import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

export const sql = statements<QueryTypes>('videosSubtitles', {
  find: `SELECT v.title, v.status, v.language, v.track_id AS "trackId", v.second_track_id AS "secondTrackId",
     v.purchase_id IS NOT NULL AS "isBought", k.origin,
     coalesce(k.cue_count, 0) AS count
   FROM video v LEFT JOIN subtitle_track k ON k.id = v.track_id WHERE v.id = $1 AND v.owner_id = $2`,
  // Uses the index on start times.
  findCueAt: `SELECT seq FROM subtitle_cue WHERE track_id = $1 AND starts <= $2 ORDER BY starts DESC, seq DESC LIMIT 1`,
  // Of two concurrent changes, the second finds another track, or one being prepared.
  setWanted: `UPDATE video SET wanted_track_id = $3 WHERE id = $1 AND owner_id = $2 AND status = 'ready'
     AND track_id = $4 AND wanted_track_id IS NULL`,
  setSecond: `UPDATE video SET second_track_id = $3, second_shift = 0 WHERE id = $1 AND owner_id = $2`,
});

interface Key {
  id: string;
  ownerId: string;
}

/** The subtitles of a video; `count` is the number of cues in the main ones. */
export type SubtitlesRow = QueryTypes['find']['row'];

export const findSubtitles = (db: Queryable, { id, ownerId }: Key): Promise<SubtitlesRow | undefined> =>
  first(db, sql.find, [id, ownerId]);

/** Finds the number of the last cue that has started at a moment, in milliseconds; 0 before the first one. */
export const selectCueAt = async (db: Queryable, trackId: string, at: number): Promise<number> =>
  (await first(db, sql.findCueAt, [trackId, at]))?.seq ?? 0;

/**
 * Requests that a track replaces `before` once it is analyzed; returns false if `before` is no longer current or
 * another track is pending.
 */
export const wantTrack = async (
  tx: Queryable,
  { id, ownerId }: Key,
  trackId: string,
  before: string,
): Promise<boolean> => (await run(tx, sql.setWanted, [id, ownerId, trackId, before])) > 0;

/** Sets or clears the second subtitles of a video; returns false if there is no such video. */
export const setSecondTrack = async (
  tx: Queryable,
  { id, ownerId }: Key,
  trackId: string | null,
): Promise<boolean> => (await run(tx, sql.setSecond, [id, ownerId, trackId])) > 0;
