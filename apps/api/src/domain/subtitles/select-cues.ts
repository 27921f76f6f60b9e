import { statement, type Queryable } from '@glossa/db/database';

const some = statement(
  'some-cues',
  `SELECT seq, starts AS start, ends AS end, text FROM subtitle_cue
   WHERE track_id = $1 AND seq >= $2 AND seq < $3 ORDER BY seq`,
);

export interface CueRow {
  seq: number;
  /** Milliseconds. */
  start: number;
  end: number;
  text: string;
}

/** Cues of a track from one on to before another. */
export const selectCues = (db: Queryable, trackId: string, from: number, to: number): Promise<CueRow[]> =>
  db.rows<CueRow & Record<string, unknown>>(some, [trackId, from, to]);
