import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

interface NarrowTypes {
  findAudio: { format: SpeechFormat };
}

/** Extension of a file with cached audio. */
export type SpeechFormat = 'mp3' | 'm4a' | 'wav';

const sql = statements<QueryTypes, NarrowTypes>('speech', {
  findAudio: 'SELECT format FROM speech_audio WHERE hash = $1',
  // Players request the same audio several times in a row, so the time of last use is updated at most once an hour.
  markUsed: `UPDATE speech_audio SET used_at = now() WHERE hash = $1 AND used_at < now() - interval '1 hour'`,
  saveAudio: `INSERT INTO speech_audio (hash, format, bytes) VALUES ($1, $2, $3)
   ON CONFLICT (hash) DO UPDATE SET format = excluded.format, bytes = excluded.bytes, used_at = now()`,
});

/** Finds cached audio by the hash of its request, and records that it was used. */
export const findAudio = async (db: Queryable, hash: Buffer): Promise<SpeechFormat | undefined> => {
  const found = await first(db, sql.findAudio, [hash]);
  if (found) await run(db, sql.markUsed, [hash]);
  return found?.format;
};

/** Adds audio to the cache, or replaces it. */
export const saveAudio = async (
  db: Queryable,
  { hash, format, bytes }: { hash: Buffer; format: SpeechFormat; bytes: number },
): Promise<void> => {
  await run(db, sql.saveAudio, [hash, format, bytes]);
};
