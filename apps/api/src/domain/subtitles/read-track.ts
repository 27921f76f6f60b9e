import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';
import type { PlacedCue } from '@glossa/language/lay-out-cues';
import type { QueryTypes } from './read-track.types.ts';

export const sql = statements<QueryTypes>('subtitlesReadTrack', {
  listCues:
    'SELECT starts AS start, ends AS end, char_from AS at, text FROM subtitle_cue WHERE track_id = $1 ORDER BY seq',
});

/** Returns all cues of a track, in order. */
export const readTrack = (db: Queryable, trackId: string): Promise<PlacedCue[]> =>
  many(db, sql.listCues, [trackId]);

/** Restores the text of the cues, see `layOutCues`. The length of a gap between two cues determines its characters. */
export function textOfCues(placed: readonly PlacedCue[]): string {
  let text = '';
  for (const { at, text: said } of placed) text += ['', ' ', '\n\n'][at - text.length] + said;
  return text;
}
