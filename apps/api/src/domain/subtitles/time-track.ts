import { statement, type Queryable } from '@glossa/db/database';
import type { PlacedCue } from '@glossa/language/lay-out-cues';
import { timeCueSentences } from '@glossa/language/time-cue-sentences';

const sentences = statement(
  'sentences-of-document',
  'SELECT text FROM sentence WHERE document_id = $1 ORDER BY seq',
);
const setTimes = statement(
  'set-track-times',
  `UPDATE subtitle_track SET sentence_chars = $2, sentence_starts = $3, sentence_ends = $4, sentence_cues = $5
   WHERE id = $1`,
);

/** Finds when each sentence of a track's document is spoken, and stores the times with the track. */
export async function timeTrack(
  tx: Queryable,
  { trackId, documentId, cues }: { trackId: string; documentId: number; cues: readonly PlacedCue[] },
): Promise<void> {
  const rows = await tx.rows<{ text: string }>(sentences, [documentId]);
  const times = timeCueSentences(
    rows.map((row) => row.text),
    cues,
  );
  await tx.run(setTimes, [trackId, times.chars, times.starts, times.ends, times.cues]);
}
