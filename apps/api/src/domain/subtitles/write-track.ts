import { copyRows } from '@glossa/db/copy-rows';
import type { Transaction } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';
import { layOutCues } from '@glossa/language/lay-out-cues';
import type { Cue } from '@glossa/language/read-cues';
import type { QueryTypes } from './write-track.types.ts';

/** Where a track comes from. */
export type TrackOrigin = 'file' | 'automatic' | 'edited';

export const sql = statements<QueryTypes>('subtitlesWriteTrack', {
  insertTrack: `INSERT INTO subtitle_track (id, language, origin, cue_count) VALUES ($1, $2, $3, $4)`,
});

/** Returns the bytes of a UUID for a binary COPY. */
const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

/** Stores cues as a new track and returns its ID. `language` is a code. */
export async function writeTrack(
  tx: Transaction,
  { language, origin, cues }: { language: string; origin: TrackOrigin; cues: readonly Cue[] },
): Promise<string> {
  const id = newId();
  const placed = layOutCues(cues).cues;
  await run(tx, sql.insertTrack, [id, language, origin, placed.length]);
  const track = bytesOf(id);
  const rows = placed.map(({ start, end, text, at }, seq) => [track, seq, start, end, at, Buffer.from(text)]);
  await copyRows(tx.client, 'subtitle_cue (track_id, seq, starts, ends, char_from, text)', rows);
  return id;
}
