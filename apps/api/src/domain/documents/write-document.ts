import { encodeInts, type CopyValue } from '@glossa/db/copy-rows';
import type { Transaction } from '@glossa/db/database';

import { copySentences, copyWords, deleteWords, setDocumentReady, setWordCounts } from './queries.ts';
import type { SplitDocument } from './split-document.ts';
import { SpanWriter } from './word-spans.ts';

/**
 * Writes the sentences and words of a pending document and marks it as ready. `terms` maps forms to term IDs.
 * `onProgress` receives the completed share, 0 to 1.
 */
export async function writeDocument(
  tx: Transaction,
  documentId: number,
  split: SplitDocument,
  terms: ReadonlyMap<string, number>,
  onProgress: (share: number) => void = () => {},
): Promise<void> {
  await copyAll(tx, documentId, { split, terms, onProgress });
  await setDocumentReady(tx, documentId, {
    characters: split.sentences.reduce((sum, text) => sum + text.length, 0),
    sentences: split.sentences.length,
    words: split.words.length,
    uniqueWords: split.forms.length,
    splitVersion: split.version,
  });
}

/** Replaces the words of a ready document. Its sentences must be the same as before. */
export async function replaceWords(
  tx: Transaction,
  documentId: number,
  split: SplitDocument,
  terms: ReadonlyMap<string, number>,
): Promise<void> {
  await deleteWords(tx, documentId);
  await copyAll(tx, documentId, { split, terms, onProgress: () => {} });
  await setWordCounts(tx, documentId, {
    words: split.words.length,
    uniqueWords: split.forms.length,
    splitVersion: split.version,
  });
}

async function copyAll(
  tx: Transaction,
  documentId: number,
  {
    split,
    terms,
    onProgress,
  }: {
    split: SplitDocument;
    terms: ReadonlyMap<string, number>;
    onProgress: (share: number) => void;
  },
): Promise<void> {
  const ids = Uint32Array.from(split.forms, (form) => terms.get(form) ?? throwMissing(form));
  await copySentences(tx, sentenceRows(documentId, split, ids, onProgress));
  await copyWords(tx, wordRows(documentId, split, ids));
}

function throwMissing(form: string): never {
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
    yield [documentId, seq, first, Buffer.from(text), spans.flush(), encodeInts(terms)];
    if (seq % 1000 === 0) onProgress(seq / sentences.length);
  }
}

/** Yields the rows sorted by the primary key, so that they are appended to the end of the index. */
function* wordRows(documentId: number, { counts }: SplitDocument, ids: Uint32Array): Generator<CopyValue[]> {
  const order = Array.from(ids.keys()).sort((a, b) => (ids[a] as number) - (ids[b] as number));
  for (const index of order) yield [documentId, ids[index] as number, counts[index] as number];
}
