import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { QueryTypes } from './select-cues.types.ts';

export const sql = statements<QueryTypes>('subtitlesSelectCues', {
  listCues: `SELECT seq, starts AS start, ends AS end, text FROM subtitle_cue
   WHERE track_id = $1 AND seq >= $2 AND seq < $3 ORDER BY seq`,
});

export interface CueRow {
  seq: number;
  /** In milliseconds. */
  start: number;
  end: number;
  text: string;
}

/** Returns the cues of a track from `from` (inclusive) to `to` (exclusive). */
export const selectCues = (db: Queryable, trackId: string, from: number, to: number): Promise<CueRow[]> =>
  many(db, sql.listCues, [trackId, from, to]);
