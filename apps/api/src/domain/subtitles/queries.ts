import { copyRows } from '@glossa/db/copy-rows';
import type { Queryable, Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { many, run, statements } from '@glossa/db/statements';
import { layOutCues, type PlacedCue } from '@glossa/language/lay-out-cues';
import type { Cue } from '@glossa/language/read-cues';
import type { SentenceTimes } from '@glossa/language/time-cue-sentences';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('subtitles', {
  insertTrack: `INSERT INTO subtitle_track (id, language, origin, cue_count) VALUES ($1, $2, $3, $4)`,
  listCues: `SELECT seq, starts AS start, ends AS end, text FROM subtitle_cue
   WHERE track_id = $1 AND seq >= $2 AND seq < $3 ORDER BY seq`,
  listPlacedCues:
    'SELECT starts AS start, ends AS end, char_from AS at, text FROM subtitle_cue WHERE track_id = $1 ORDER BY seq',
  listSentences: 'SELECT text FROM sentence WHERE document_id = $1 ORDER BY seq',
  setTimes: `UPDATE subtitle_track SET sentence_chars = $2, sentence_starts = $3, sentence_ends = $4, sentence_cues = $5
   WHERE id = $1`,
});

/** How a track was created. */
export type TrackOrigin = 'file' | 'automatic' | 'edited';

/** Returns the bytes of a UUID for a binary COPY. */
const uuidBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

/** Stores cues as a new track and returns its ID. `language` is a code. */
export async function insertTrack(
  tx: Transaction,
  { language, origin, cues }: { language: string; origin: TrackOrigin; cues: readonly Cue[] },
): Promise<string> {
  const id = newId();
  const placed = layOutCues(cues).cues;
  await run(tx, sql.insertTrack, [id, language, origin, placed.length]);
  const track = uuidBytes(id);
  const rows = placed.map(({ start, end, text, at }, seq) => [track, seq, start, end, at, Buffer.from(text)]);
  await copyRows(tx.client, 'subtitle_cue (track_id, seq, starts, ends, char_from, text)', rows);
  return id;
}

export interface CueRow {
  seq: number;
  /** In milliseconds. */
  start: number;
  end: number;
  text: string;
}

/** Returns the cues of a track from `from` (inclusive) to `to` (exclusive). */
export const listCues = (db: Queryable, trackId: string, from: number, to: number): Promise<CueRow[]> =>
  many(db, sql.listCues, [trackId, from, to]);

/** Returns all cues of a track with their character offsets, in order. */
export const listPlacedCues = (db: Queryable, trackId: string): Promise<PlacedCue[]> =>
  many(db, sql.listPlacedCues, [trackId]);

/** Returns the texts of a document's sentences, in order. */
export const listSentences = async (db: Queryable, documentId: number): Promise<string[]> =>
  (await many(db, sql.listSentences, [documentId])).map(({ text }) => text);

/** Stores when each sentence of a track is spoken. */
export const setSentenceTimes = (tx: Queryable, trackId: string, times: SentenceTimes): Promise<number> =>
  run(tx, sql.setTimes, [trackId, times.chars, times.starts, times.ends, times.cues]);
