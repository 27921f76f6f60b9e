import { copyRows, type CopyValue } from '@glossa/db/copy-rows';
import type { Queryable, Transaction } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('documents', {
  findStatus: 'SELECT status FROM document WHERE language = $1 AND hash = $2',
  // The update locks the row, so that the document doesn't become ready and isn't deleted before the caller's
  // transaction ends. A failed document is retried.
  ensureDocument: `INSERT INTO document AS d (language, hash, character_count) VALUES ($1, $2, $3)
   ON CONFLICT (language, hash) DO UPDATE SET
     status = CASE WHEN d.status = 'failed' THEN 'pending' ELSE d.status END, problem = NULL
   RETURNING id, status, (xmax = 0) AS created`,
  findDocument: 'SELECT language, hash, status FROM document WHERE id = $1',
  findSplitVersion: `SELECT language, split_version AS version FROM document WHERE id = $1 AND status = 'ready'`,
  lockSplitVersion: `SELECT split_version AS version FROM document WHERE id = $1 AND status = 'ready' FOR UPDATE`,
  listSentenceTexts: 'SELECT text FROM sentence WHERE document_id = $1 ORDER BY seq',
  deleteWords: `WITH sentences AS (DELETE FROM sentence WHERE document_id = $1)
   DELETE FROM document_word WHERE document_id = $1`,
  // Lock in ID order to avoid a deadlock.
  lockOwners: `SELECT count(lock_learner(learner_id)) FROM (
     SELECT learner_id FROM learner_document WHERE document_id = $1 ORDER BY learner_id
   ) owners`,
  recountForOwners: `WITH exact AS MATERIALIZED (
     SELECT e.* FROM learner_document own CROSS JOIN LATERAL count_document(own.learner_id, $1) e
     WHERE own.document_id = $1
   )
   UPDATE learner_document ld SET new_tokens = e.new_tokens, learning_tokens = e.learning_tokens,
     ignored_tokens = e.ignored_tokens, new_words = e.new_words, learning_words = e.learning_words,
     ignored_words = e.ignored_words, covered_tokens = e.covered_tokens, covered_words = e.covered_words
   FROM exact e WHERE ld.learner_id = e.learner_id AND ld.document_id = $1`,
  lockDocument: 'SELECT status FROM document WHERE id = $1 FOR UPDATE',

  adoptDocument: 'SELECT adopt_document($1, $2)',
  // Each learner stays locked until the transaction ends, so lock in ID order to avoid a deadlock.
  adoptDocumentForOwners: `SELECT count(adopt_document(owner_id, $1)) FROM (
     SELECT DISTINCT owner_id FROM library_entry WHERE document_id = $1 ORDER BY owner_id
   ) owners`,
  releaseDocument: 'SELECT release_document($1, $2)',

  findTerms: 'SELECT id, form FROM term WHERE language = $1 AND form = ANY($2)',
  insertTerms: `INSERT INTO term (language, form)
   SELECT $1, form FROM unnest($2::text[]) WITH ORDINALITY AS given(form, place) ORDER BY place
   ON CONFLICT (language, form) DO NOTHING
   RETURNING id, form`,
});

export type DocumentStatus = 'pending' | 'ready' | 'failed';

export interface DocumentRow {
  id: number;
  status: DocumentStatus;
  /** Whether this call inserted the document. */
  created: boolean;
}

/** Finds the document for the given content or inserts a pending one, and locks it until the transaction ends. */
export const ensureDocument = (
  tx: Queryable,
  { language, hash, characters }: { language: number; hash: Buffer; characters: number },
): Promise<DocumentRow> => one(tx, sql.ensureDocument, [language, hash, characters]);

/** Returns the status of the document for the given content. Undefined if there is none. */
export const findDocumentStatus = async (
  db: Queryable,
  language: number,
  hash: Buffer,
): Promise<DocumentStatus | undefined> => (await first(db, sql.findStatus, [language, hash]))?.status;

export const findDocument = (
  db: Queryable,
  id: number,
): Promise<{ language: number; hash: Buffer; status: DocumentStatus } | undefined> =>
  first(db, sql.findDocument, [id]);

/** Locks a document until the transaction ends and returns its status. */
export const lockDocument = async (tx: Queryable, id: number): Promise<DocumentStatus | undefined> =>
  (await first(tx, sql.lockDocument, [id]))?.status;

/** Marks a document as failed. `problem` is an error code. */
export const failDocument = async (tx: Queryable, id: number, problem: string): Promise<void> => {
  await tx.prisma.document.updateMany({ where: { id }, data: { status: 'failed', problem } });
};

/** Counts of an analyzed document, and the version of the rules that found its words. */
interface DocumentCounts {
  characters: number;
  sentences: number;
  words: number;
  uniqueWords: number;
  splitVersion: number;
}

/** Marks a pending document as ready. */
export const setDocumentReady = async (
  tx: Queryable,
  id: number,
  { characters, sentences, words, uniqueWords, splitVersion }: DocumentCounts,
): Promise<void> => {
  await tx.prisma.document.updateMany({
    where: { id },
    data: {
      status: 'ready',
      problem: null,
      analysedAt: new Date(),
      characterCount: characters,
      sentenceCount: sentences,
      wordCount: words,
      uniqueCount: uniqueWords,
      splitVersion,
    },
  });
};

/** Returns the language of a ready document and the version of the rules that found its words. */
export const findSplitVersion = (
  db: Queryable,
  id: number,
): Promise<{ language: number; version: number } | undefined> => first(db, sql.findSplitVersion, [id]);

/** Locks a ready document until the transaction ends, and returns its version. Undefined if there is none. */
export const lockSplitVersion = async (tx: Queryable, id: number): Promise<number | undefined> =>
  (await first(tx, sql.lockSplitVersion, [id]))?.version;

/** Lists the texts of a document's sentences in order. */
export const listSentenceTexts = async (db: Queryable, id: number): Promise<string[]> =>
  (await many(db, sql.listSentenceTexts, [id])).map(({ text }) => text);

/** Deletes a document's sentences and words, which the caller replaces in the same transaction. */
export const deleteWords = async (tx: Queryable, id: number): Promise<void> => {
  await run(tx, sql.deleteWords, [id]);
};

/** Sets the counts of a document whose words were replaced, and marks it as waiting for lemmas. */
export const setWordCounts = async (
  tx: Queryable,
  id: number,
  { words, uniqueWords, splitVersion }: Pick<DocumentCounts, 'words' | 'uniqueWords' | 'splitVersion'>,
): Promise<void> => {
  await tx.prisma.document.updateMany({
    where: { id },
    data: { wordCount: words, uniqueCount: uniqueWords, splitVersion, lemmatised: false },
  });
};

/** Recounts the words of a document for each learner who has it, blocking other changes to their words. */
export const recountForOwners = async (tx: Queryable, id: number): Promise<void> => {
  await run(tx, sql.lockOwners, [id]);
  await run(tx, sql.recountForOwners, [id]);
};

/**
 * Inserts sentences. Each row contains the document, number, index of the first word, text, spans of the words, and
 * terms of the words.
 */
export const copySentences = (tx: Transaction, rows: Iterable<CopyValue[]>) =>
  copyRows(tx.client, 'sentence (document_id, seq, word_offset, text, spans, terms)', rows);

/** Inserts the distinct words of a document. Each row contains the document, the term and its number of occurrences. */
export const copyWords = (tx: Transaction, rows: Iterable<CopyValue[]>) =>
  copyRows(tx.client, 'document_word (document_id, term_id, count)', rows);

/** Starts counting a ready document for a learner. */
export const adoptDocument = async (tx: Queryable, learnerId: string, documentId: number): Promise<void> => {
  await run(tx, sql.adoptDocument, [learnerId, documentId]);
};

/** Starts counting a document that has just become ready for every learner who has it. */
export const adoptDocumentForOwners = async (tx: Queryable, documentId: number): Promise<void> => {
  await run(tx, sql.adoptDocumentForOwners, [documentId]);
};

/** Stops counting a document for a learner who no longer has an entry for it. */
export const releaseDocument = async (
  tx: Queryable,
  learnerId: string,
  documentId: number,
): Promise<void> => {
  await run(tx, sql.releaseDocument, [learnerId, documentId]);
};

interface TermRow {
  id: number;
  form: string;
}

/** Finds the terms of a language with these normalized forms. */
export const findTerms = (db: Queryable, language: number, forms: readonly string[]): Promise<TermRow[]> =>
  many(db, sql.findTerms, [language, forms]);

/** Inserts terms in the order of their forms, and returns those that did not exist yet. */
export const insertTerms = (db: Queryable, language: number, forms: readonly string[]): Promise<TermRow[]> =>
  many(db, sql.insertTerms, [language, forms]);
