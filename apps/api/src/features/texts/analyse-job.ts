import { text as readAll } from 'node:stream/consumers';

import type { Analyser } from '@glossa/analyser/analyser';
import type { Database } from '@glossa/db/database';
import { analyseContent, storeAnalysis } from '@glossa/documents/analyse-content';
import { failDocument, findDocument, incomingKey, lockDocument } from '@glossa/documents/find-document';
import { analyseDocument } from '@glossa/jobs/definitions';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import { handles, type JobHandler } from '@glossa/jobs/job';
import type { Storage } from '@glossa/storage/storage';
import { beatTasks, finishTasks } from '@glossa/tasks/tasks';
import type { Logger } from 'pino';

import { requestLemmas } from './store-content.ts';

interface AnalysisDeps {
  db: Database;
  storage: Storage;
  analyser: Analyser;
  jobs: Enqueuer;
  log: Logger;
}

/** Least time between two notes of progress, in milliseconds. */
const beatInterval = 400;

/** Notes progress now and then, and never two at once. */
function progressOf(db: Database, documentId: number): (percent: number) => void {
  let next = 0;
  let writing = false;
  return (percent) => {
    if (writing || performance.now() < next) return;
    writing = true;
    next = performance.now() + beatInterval;
    void beatTasks(db, documentId, percent)
      // Progress is a courtesy; the work itself tells when the database is gone.
      .catch(() => {})
      .finally(() => (writing = false));
  };
}

/**
 * Analyses a pending document. It may run twice for one document, also at the same time: only the run that finds
 * it pending under its lock writes, all in one transaction, so that a run that is killed leaves nothing.
 */
async function analyse(deps: AnalysisDeps, documentId: number): Promise<void> {
  const { db, storage, analyser } = deps;
  const document = await findDocument(db, documentId);
  if (document?.status !== 'pending') return;
  const key = incomingKey(document.language, document.hash);
  if (!(await storage.stat(key))) return giveUp(db, documentId);
  const progress = progressOf(db, documentId);
  progress(0);
  const content = await readAll(storage.read(key));
  const analysed = await analyseContent({ db, analyser }, { content, language: document.language }, (share) =>
    progress(share * 60),
  );
  await db.transaction(async (tx) => {
    if ((await lockDocument(tx, documentId)) !== 'pending') return;
    await storeAnalysis(tx, documentId, analysed, (share) => progress(60 + share * 35));
    await finishTasks(tx, documentId, { status: 'SUCCESS' });
  });
  await storage.remove(key);
  await requestLemmas(deps, documentId);
}

/** Ends a document that cannot be analysed, and tells those who wait for it. */
async function giveUp(db: Database, documentId: number): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await lockDocument(tx, documentId)) !== 'pending') return;
    await failDocument(tx, documentId, 'internal_error');
    await finishTasks(tx, documentId, { status: 'FAILURE', message: 'internal_error' });
  });
}

export const analyseHandler = (deps: AnalysisDeps): JobHandler =>
  handles(analyseDocument, async ({ documentId }, { last }) => {
    try {
      await analyse(deps, documentId);
    } catch (error) {
      if (last) await giveUp(deps.db, documentId);
      throw error;
    }
  });
