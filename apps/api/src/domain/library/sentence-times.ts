import type { Queryable } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';
import type { Cue } from '@glossa/language/read-cues';
import { timeSentences } from '@glossa/language/time-sentences';
import type { QueryTypes } from './sentence-times.types.ts';

interface NarrowTypes {
  lockWaitingTexts: { cues: Cue[] };
}

export const sql = statements<QueryTypes, NarrowTypes>('librarySentenceTimes', {
  lockWaitingTexts:
    'SELECT id, time_cues AS cues FROM text WHERE document_id = $1 AND time_cues IS NOT NULL ORDER BY id FOR UPDATE',
  listSentences: 'SELECT text FROM sentence WHERE document_id = $1 ORDER BY seq',
  setTimes: 'UPDATE text SET sentence_times = $2, time_cues = NULL WHERE id = $1',
});

/** Finds the times of an analyzed document's sentences in all recordings whose cues are waiting for them. */
export async function placeTimes(tx: Queryable, documentId: number): Promise<void> {
  const texts = await many(tx, sql.lockWaitingTexts, [documentId]);
  if (texts.length === 0) return;
  const rows = await many(tx, sql.listSentences, [documentId]);
  const written = rows.map((row) => row.text);
  for (const { id, cues } of texts) await run(tx, sql.setTimes, [id, timeSentences(written, cues)]);
}
