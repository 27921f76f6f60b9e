import { text as readAll } from 'node:stream/consumers';

import type { Analyzer } from '@glossa/analyzer/analyzer';
import type { Database } from '@glossa/db/database';
import { analyzeDocument } from '@glossa/jobs/definitions';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';
import type { Storage } from '@glossa/storage/storage';
import type { Logger } from 'pino';

import { analyzeContent, storeAnalysis } from '#domain/documents/analyze-content.ts';
import { failDocument, findDocument, lockDocument } from '#domain/documents/queries.ts';
import { pendingContentKey } from '#domain/documents/content-hash.ts';
import { timeRecordings } from '#domain/library/time-recordings.ts';
import { enqueueLemmaSearch } from '#domain/library/store-content.ts';
import { collectGarbage } from '#domain/stored-files/collect-garbage.ts';
import { throttleProgress } from '#domain/tasks/throttle-progress.ts';
import { updateDocumentProgress } from '#domain/tasks/queries.ts';
import { finishTasks } from '#domain/tasks/tasks.ts';

/** Text length in characters above which an analysis leaves enough garbage to be worth collecting. */
const minCharactersForGc = 500_000;

interface AnalysisDeps {
  db: Database;
  storage: Storage;
  analyzer: Analyzer;
  jobs: Enqueuer;
  log: Logger;
}

/**
 * Analyzes a pending document and returns its number of characters. May run more than once for a document, even
 * concurrently: a run stores its results only if the document is still pending, and in a single transaction, so a
 * killed run leaves nothing behind.
 */
async function analyze(deps: AnalysisDeps, documentId: number): Promise<number> {
  const { db, storage, analyzer } = deps;
  const document = await findDocument(db, documentId);
  if (document?.status !== 'pending') return 0;
  const key = pendingContentKey(document.language, document.hash);
  if (!(await storage.stat(key))) {
    await failAnalysis(db, documentId);
    return 0;
  }
  const progress = throttleProgress((percent) => updateDocumentProgress(db, documentId, percent));
  progress(0);
  const content = await readAll(storage.read(key));
  const analyzed = await analyzeContent({ db, analyzer }, { content, language: document.language }, (share) =>
    progress(share * 60),
  );
  await db.transaction(async (tx) => {
    if ((await lockDocument(tx, documentId)) !== 'pending') return;
    await storeAnalysis(tx, documentId, analyzed, (share) => progress(60 + share * 35));
    await timeRecordings(tx, documentId);
    await finishTasks(tx, documentId, { status: 'SUCCESS' });
  });
  await storage.remove(key);
  await enqueueLemmaSearch(deps, documentId);
  return content.length;
}

/** Marks a document that can't be analyzed, and its tasks, as failed. */
async function failAnalysis(db: Database, documentId: number): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await lockDocument(tx, documentId)) !== 'pending') return;
    await failDocument(tx, documentId, 'internal_error');
    await finishTasks(tx, documentId, { status: 'FAILURE', message: 'internal_error' });
  });
}

export const analyzeHandler = (deps: AnalysisDeps): JobHandler =>
  defineHandler(analyzeDocument, async ({ documentId }, { isLastAttempt }) => {
    try {
      const characters = await analyze(deps, documentId);
      if (characters > minCharactersForGc) collectGarbage();
    } catch (error) {
      if (isLastAttempt) await failAnalysis(deps.db, documentId);
      throw error;
    }
  });
