import type { Analyser } from '@glossa/analyser/analyser';
import type { Database, Transaction } from '@glossa/db/database';
import { analyseDocument, suggestLemmas } from '@glossa/jobs/definitions';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import { needsDictionary } from '@glossa/language/needs-dictionary';
import type { Storage } from '@glossa/storage/storage';

import { adoptDocument } from '#domain/documents/adopt-document.ts';
import { analyseContent, storeAnalysis, type AnalysedContent } from '#domain/documents/analyse-content.ts';
import { contentHash, ensureDocument, findStatus, incomingKey } from '#domain/documents/find-document.ts';

/** Characters that are analysed while the request waits: some ten milliseconds of work. */
const inRequest = 100_000;

export interface ContentDeps {
  db: Database;
  storage: Storage;
  jobs: Enqueuer;
  analyser: Analyser;
  log: { warn(about: object, sentence: string): void };
}

/** Content on its way in: analysed already, or left in the storage for the worker, or known before. */
export interface PreparedContent {
  language: number;
  hash: Buffer;
  characters: number;
  analysed: AnalysedContent | undefined;
}

/**
 * Does what takes long before the transaction. `content` is cleaned and not empty. `atOnce` is for workers, who need not
 * leave to others what takes long.
 */
export async function prepareContent(
  { db, storage, analyser }: ContentDeps,
  { content, language, atOnce = false }: { content: string; language: number; atOnce?: boolean },
): Promise<PreparedContent> {
  const hash = contentHash(content);
  const prepared = { language, hash, characters: content.length, analysed: undefined };
  if ((await findStatus(db, language, hash)) === 'ready') return prepared;
  if (atOnce || (content.length <= inRequest && !needsDictionary(language))) {
    return { ...prepared, analysed: await analyseContent({ db, analyser }, { content, language }) };
  }
  await storage.write(incomingKey(language, hash), content);
  return prepared;
}

/**
 * Finds or makes the document of prepared content.
 * When it is not ready afterwards, the caller writes a task and calls `requestAnalysis` after the transaction.
 */
export async function placeDocument(
  tx: Transaction,
  { language, hash, characters, analysed }: PreparedContent,
): Promise<{ id: number; ready: boolean }> {
  const document = await ensureDocument(tx, { language, hash, characters });
  if (document.status !== 'ready' && analysed) await storeAnalysis(tx, document.id, analysed);
  return { id: document.id, ready: document.status === 'ready' || analysed !== undefined };
}

/** Counts a ready document for its new reader. */
export const adoptIfReady = async (
  tx: Transaction,
  ownerId: string,
  document: { id: number; ready: boolean },
): Promise<void> => {
  if (document.ready) await adoptDocument(tx, ownerId, document.id);
};

/** Asks the worker for an analysis. When the queue is away, the sweeper asks again later. */
export async function requestAnalysis({ jobs, log }: ContentDeps, documentId: number): Promise<void> {
  await jobs.enqueue(analyseDocument, { documentId }, String(documentId)).catch((error: unknown) => {
    log.warn({ err: error, documentId }, 'analysis could not be enqueued');
  });
}

/** Asks for the lemmas of a document that has become ready. When the queue is away, they are found a little later. */
export async function requestLemmas(
  { jobs, log }: Pick<ContentDeps, 'jobs' | 'log'>,
  documentId: number,
): Promise<void> {
  await jobs.enqueue(suggestLemmas, { documentId }, String(documentId)).catch((error: unknown) => {
    log.warn({ err: error, documentId }, 'lemmas could not be asked for');
  });
}
