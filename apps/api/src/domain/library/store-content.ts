import type { Analyzer } from '@glossa/analyzer/analyzer';
import type { Database, Transaction } from '@glossa/db/database';
import { analyzeDocument, suggestLemmas } from '@glossa/jobs/definitions';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import { needsLargeDictionary } from '@glossa/language/needs-dictionary';

import { analyzeContent, storeAnalysis, type AnalyzedContent } from '#domain/documents/analyze-content.ts';
import { contentHash, pendingContentKey } from '#domain/documents/content-hash.ts';
import { adoptDocument, ensureDocument, findDocumentStatus } from '#domain/documents/queries.ts';
import type { AccountStorage } from '#domain/storage-quota/account-storage.ts';
import { enqueueInTurn } from '#domain/tasks/enqueue-in-turn.ts';

/** Maximum number of characters to analyze during the request, which takes about ten milliseconds. */
const maxInRequestLength = 100_000;

export interface ContentDeps {
  db: Database;
  storage: AccountStorage;
  jobs: Enqueuer;
  analyzer: Analyzer;
  log: { warn(about: object, sentence: string): void };
}

/** Content to be stored: already analyzed, waiting in storage for the worker, or identical to a ready document. */
export interface PreparedContent {
  language: number;
  hash: Buffer;
  characters: number;
  analyzed: AnalyzedContent | undefined;
}

/**
 * Does the slow part of storing content, before the transaction. `content` must be cleaned and not empty. With
 * `immediately`, even long content is analyzed right away, for use in workers.
 */
export async function prepareContent(
  { db, storage, analyzer }: ContentDeps,
  { content, language, immediately = false }: { content: string; language: number; immediately?: boolean },
): Promise<PreparedContent> {
  const hash = contentHash(content);
  const prepared = { language, hash, characters: content.length, analyzed: undefined };
  if ((await findDocumentStatus(db, language, hash)) === 'ready') return prepared;
  if (immediately || (content.length <= maxInRequestLength && !needsLargeDictionary(language))) {
    return { ...prepared, analyzed: await analyzeContent({ db, analyzer }, { content, language }) };
  }
  await storage.write(pendingContentKey(language, hash), content);
  return prepared;
}

/**
 * Finds or inserts the document for prepared content. If it isn't ready afterward, the caller has to create a task and
 * call `enqueueAnalysis` after the transaction.
 */
export async function storeDocument(
  tx: Transaction,
  { language, hash, characters, analyzed }: PreparedContent,
): Promise<{ id: number; ready: boolean }> {
  const document = await ensureDocument(tx, { language, hash, characters });
  if (document.status !== 'ready' && analyzed) await storeAnalysis(tx, document.id, analyzed);
  return { id: document.id, ready: document.status === 'ready' || analyzed !== undefined };
}

/** Starts counting a document for its new learner if it is ready. */
export const adoptIfReady = async (
  tx: Transaction,
  ownerId: string,
  document: { id: number; ready: boolean },
): Promise<void> => {
  if (document.ready) await adoptDocument(tx, ownerId, document.id);
};

/** Enqueues the analysis of a document. If the queue is unavailable, the sweeper retries later. */
export async function enqueueAnalysis(deps: ContentDeps, documentId: number): Promise<void> {
  const job = { definition: analyzeDocument, payload: { documentId }, key: String(documentId) };
  await enqueueInTurn(deps, { documentId }, job).catch((error: unknown) => {
    deps.log.warn({ err: error, documentId }, 'could not enqueue analysis');
  });
}

/**
 * Enqueues the search for lemmas in a ready document. If the queue is unavailable, the lemmas are found a little later.
 */
export async function enqueueLemmaSearch(
  { jobs, log }: Pick<ContentDeps, 'jobs' | 'log'>,
  documentId: number,
): Promise<void> {
  await jobs.enqueue(suggestLemmas, { documentId }, String(documentId)).catch((error: unknown) => {
    log.warn({ err: error, documentId }, 'could not enqueue lemma search');
  });
}
