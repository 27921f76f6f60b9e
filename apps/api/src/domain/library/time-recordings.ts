import type { Queryable } from '@glossa/db/database';
import { timeSentences } from '@glossa/language/time-sentences';

import { listSentences, lockWaitingTexts, setSentenceTimes } from './queries.ts';

/** Times an analyzed document's sentences in all recordings whose cues were waiting for the analysis. */
export async function timeRecordings(tx: Queryable, documentId: number): Promise<void> {
  const texts = await lockWaitingTexts(tx, documentId);
  if (texts.length === 0) return;
  const sentences = await listSentences(tx, documentId);
  for (const { id, cues } of texts) await setSentenceTimes(tx, id, timeSentences(sentences, cues));
}
