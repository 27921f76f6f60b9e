import type { Analyser } from '@glossa/analyser/analyser';
import { readSentences } from '@glossa/analyser/readings/read-sentences';
import { fail } from '@glossa/contract/failure';
import type { Readings } from '@glossa/contract/readings';
import type { Database } from '@glossa/db/database';

import { readSpans } from '#domain/documents/word-spans.ts';
import { selectSentences } from './reading-queries.ts';

/** Returns the bounds of a sentence's words, and the index of each among the tokens of the page. */
function layOut(spans: Uint8Array): { words: number[]; tokens: number[] } {
  const words: number[] = [];
  const tokens: number[] = [];
  let last = 0;
  let token = 0;
  readSpans(spans, (start, end) => {
    if (start > last) token++;
    words.push(start, end);
    tokens.push(token++);
    last = end;
  });
  return { words, tokens };
}

/** Returns the readings of the words in the sentences `from` to `to`, inclusive. */
export async function readAloud(
  { db, analyser }: { db: Database; analyser: Pick<Analyser, 'readings'> },
  key: { id: string; ownerId: string },
  range: { from: number; to: number },
): Promise<Readings> {
  const found = (await selectSentences(db, key, range)) ?? fail('text_not_found');
  if (found.isEnded) fail('access_ended');
  if (found.status !== 'ready') fail('text_not_ready');
  const sentences = found.sentences.map(({ seq, text, spans }) => ({ seq, text, ...layOut(spans) }));
  return readSentences(analyser, sentences, found.language);
}
