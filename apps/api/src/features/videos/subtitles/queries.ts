import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('videosSubtitles', {
  findSubtitles: `SELECT v.title, v.status, v.language, v.track_id AS "trackId", v.second_track_id AS "secondTrackId",
     v.purchase_id IS NOT NULL AS "isBought", k.origin,
     coalesce(k.cue_count, 0) AS count
   FROM video v LEFT JOIN subtitle_track k ON k.id = v.track_id WHERE v.id = $1 AND v.owner_id = $2`,
  // Uses the index on start times.
  findCueAt: `SELECT seq FROM subtitle_cue WHERE track_id = $1 AND starts <= $2 ORDER BY starts DESC, seq DESC LIMIT 1`,
});

interface Key {
  id: string;
  ownerId: string;
}

/** A video's subtitles; `count` is the number of cues in the main track. */
export type SubtitlesRow = QueryTypes['findSubtitles']['row'];

export const findSubtitles = (db: Queryable, { id, ownerId }: Key): Promise<SubtitlesRow | undefined> =>
  first(db, sql.findSubtitles, [id, ownerId]);

/** Returns the number of the last cue that has started at the time `at`, in milliseconds; 0 before the first cue. */
export const findCueAt = async (db: Queryable, trackId: string, at: number): Promise<number> =>
  (await first(db, sql.findCueAt, [trackId, at]))?.seq ?? 0;

/** Sets or clears a video's secondary subtitles; returns false if there is no such video. */
export const setSecondTrack = async (
  tx: Queryable,
  { id, ownerId }: Key,
  trackId: string | null,
): Promise<boolean> => {
  const { count } = await tx.prisma.video.updateMany({
    where: { id, ownerId },
    data: { secondTrackId: trackId, secondShift: 0 },
  });
  return count > 0;
};
