import type { Transaction } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';

import { copyRows, encodeInts, type CopyValue } from '@glossa/db/copy-rows';
import type { SplitDocument } from './split-document.ts';
import { SpanWriter } from './word-spans.ts';
import type { QueryTypes } from './write-document.types.ts';

export const sql = statements<QueryTypes>('documentsWriteDocument', {
  setReady: `UPDATE document SET status = 'ready', problem = NULL, analysed_at = now(),
     character_count = $2, sentence_count = $3, word_count = $4, unique_count = $5
   WHERE id = $1`,
});

/**
 * Writes the sentences and words of a pending document and marks it as ready. `terms` has the term ID of each form.
 * `onProgress` gets the completed share, 0 to 1.
 */
export async function writeDocument(
  tx: Transaction,
  documentId: number,
  split: SplitDocument,
  terms: ReadonlyMap<string, number>,
  onProgress: (share: number) => void = () => {},
): Promise<void> {
  const ids = Uint32Array.from(split.forms, (form) => terms.get(form) ?? missing(form));
  await copyRows(
    tx.client,
    'sentence (document_id, seq, word_offset, text, spans, terms)',
    sentenceRows(documentId, split, ids, onProgress),
  );
  await copyRows(tx.client, 'document_word (document_id, term_id, count)', wordRows(documentId, split, ids));
  const characters = split.sentences.reduce((sum, text) => sum + text.length, 0);
  await run(tx, sql.setReady, [
    documentId,
    characters,
    split.sentences.length,
    split.words.length,
    split.forms.length,
  ]);
}

function missing(form: string): never {
  throw new Error(`no term for form ${JSON.stringify(form)}`);
}

function* sentenceRows(
  documentId: number,
  { sentences, firstWords, words }: SplitDocument,
  ids: Uint32Array,
  onProgress: (share: number) => void,
): Generator<CopyValue[]> {
  const spans = new SpanWriter();
  for (const [seq, text] of sentences.entries()) {
    const first = firstWords[seq] as number;
    const end = firstWords[seq + 1] ?? words.length;
    const terms: number[] = [];
    let last = 0;
    for (let index = first; index < end; index++) {
      const start = words.start(index);
      const stop = words.end(index);
      spans.add(start - last, stop - start);
      terms.push(ids[words.form(index)] as number);
      last = stop;
    }
    yield [documentId, seq, first, Buffer.from(text), spans.take(), encodeInts(terms)];
    if (seq % 1000 === 0) onProgress(seq / sentences.length);
  }
}

/** Sorted by the primary key, so that rows are appended to the end of the index. */
function* wordRows(documentId: number, { counts }: SplitDocument, ids: Uint32Array): Generator<CopyValue[]> {
  const order = Array.from(ids.keys()).sort((a, b) => (ids[a] as number) - (ids[b] as number));
  for (const index of order) yield [documentId, ids[index] as number, counts[index] as number];
}
