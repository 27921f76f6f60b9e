import type { Queryable } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';
import type { PlacedCue } from '@glossa/language/lay-out-cues';
import { timeCueSentences } from '@glossa/language/time-cue-sentences';
import type { QueryTypes } from './time-track.types.ts';

export const sql = statements<QueryTypes>('subtitlesTimeTrack', {
  listSentences: 'SELECT text FROM sentence WHERE document_id = $1 ORDER BY seq',
  setTimes: `UPDATE subtitle_track SET sentence_chars = $2, sentence_starts = $3, sentence_ends = $4, sentence_cues = $5
   WHERE id = $1`,
});

/** Finds when each sentence of a track's document is spoken, and stores the times with the track. */
export async function timeTrack(
  tx: Queryable,
  { trackId, documentId, cues }: { trackId: string; documentId: number; cues: readonly PlacedCue[] },
): Promise<void> {
  const rows = await many(tx, sql.listSentences, [documentId]);
  const times = timeCueSentences(
    rows.map((row) => row.text),
    cues,
  );
  await run(tx, sql.setTimes, [trackId, times.chars, times.starts, times.ends, times.cues]);
}
