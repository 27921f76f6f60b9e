import { statement, type Queryable } from '@glossa/db/database';

const find = statement(
  'find-subtitles',
  `SELECT v.title, v.status, v.language, v.track_id AS "trackId", v.second_track_id AS "secondTrackId",
     v.purchase_id IS NOT NULL AS "isBought", k.origin,
     coalesce(k.cue_count, 0) AS count
   FROM video v LEFT JOIN subtitle_track k ON k.id = v.track_id WHERE v.id = $1 AND v.owner_id = $2`,
);
// Uses the index on start times.
const present = statement(
  'cue-at',
  `SELECT seq FROM subtitle_cue WHERE track_id = $1 AND starts <= $2 ORDER BY starts DESC, seq DESC LIMIT 1`,
);
// Of two concurrent changes, the second finds another track, or one being prepared.
const want = statement(
  'want-subtitles',
  `UPDATE video SET wanted_track_id = $3 WHERE id = $1 AND owner_id = $2 AND status = 'ready'
     AND track_id = $4 AND wanted_track_id IS NULL`,
);
const setSecond = statement(
  'set-second-subtitles',
  `UPDATE video SET second_track_id = $3, second_shift = 0 WHERE id = $1 AND owner_id = $2`,
);

interface Key {
  id: string;
  ownerId: string;
}

/** The subtitles of a video. */
export interface SubtitlesRow {
  title: string;
  status: 'processing' | 'ready' | 'failed';
  language: number;
  trackId: string | null;
  secondTrackId: string | null;
  isBought: boolean;
  origin: 'file' | 'automatic' | 'edited' | null;
  /** Number of cues in the main subtitles. */
  count: number;
}

export const findSubtitles = (db: Queryable, { id, ownerId }: Key): Promise<SubtitlesRow | undefined> =>
  db.row<SubtitlesRow & Record<string, unknown>>(find, [id, ownerId]);

/** Finds the number of the last cue that has started at a moment, in milliseconds; 0 before the first one. */
export const selectCueAt = async (db: Queryable, trackId: string, at: number): Promise<number> =>
  (await db.row<{ seq: number }>(present, [trackId, at]))?.seq ?? 0;

/**
 * Requests that a track replaces `before` once it is analyzed; returns false if `before` is no longer current or
 * another track is pending.
 */
export const wantTrack = async (
  tx: Queryable,
  { id, ownerId }: Key,
  trackId: string,
  before: string,
): Promise<boolean> => (await tx.run(want, [id, ownerId, trackId, before])) > 0;

/** Sets or clears the second subtitles of a video; returns false if there is no such video. */
export const setSecondTrack = async (
  tx: Queryable,
  { id, ownerId }: Key,
  trackId: string | null,
): Promise<boolean> => (await tx.run(setSecond, [id, ownerId, trackId])) > 0;
