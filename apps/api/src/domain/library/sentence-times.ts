import { statement, type Queryable } from '@glossa/db/database';
import type { Cue } from '@glossa/language/read-cues';
import { timeSentences } from '@glossa/language/time-sentences';

const waiting = statement(
  'texts-with-cues',
  'SELECT id, time_cues AS cues FROM text WHERE document_id = $1 AND time_cues IS NOT NULL ORDER BY id FOR UPDATE',
);
const sentences = statement(
  'sentence-texts',
  'SELECT text FROM sentence WHERE document_id = $1 ORDER BY seq',
);
const setTimes = statement(
  'set-sentence-times',
  'UPDATE text SET sentence_times = $2, time_cues = NULL WHERE id = $1',
);

/** Finds the times of an analyzed document's sentences in all recordings whose cues are waiting for them. */
export async function placeTimes(tx: Queryable, documentId: number): Promise<void> {
  const texts = await tx.rows<{ id: string; cues: Cue[] }>(waiting, [documentId]);
  if (texts.length === 0) return;
  const rows = await tx.rows<{ text: string }>(sentences, [documentId]);
  const written = rows.map((row) => row.text);
  for (const { id, cues } of texts) await tx.run(setTimes, [id, timeSentences(written, cues)]);
}
