import { fail } from '@glossa/contract/failure';
import type { TaskType } from '@glossa/contract/task-kinds';
import type { OwnedTask } from '@glossa/contract/tasks';
import type { Database, Transaction } from '@glossa/db/database';
import {
  analyseDocument,
  exportAccount,
  importAccount,
  importBook,
  importLearners,
  importWords,
  packDeck,
} from '@glossa/jobs/definitions';

import type { Deps } from '#deps.ts';
import type { Doer } from '#domain/audit/actor-of.ts';
import { createTask } from '#domain/tasks/tasks.ts';
import { enqueueProcessing, retryProcessing } from '#domain/videos/request-processing.ts';
import { noteForOther } from './note-for-other.ts';
import { findOwned } from './queries.ts';
import {
  markRetried,
  repeatAnalysis,
  repeatArchive,
  repeatBook,
  repeatRoster,
  repeatWords,
} from './work-queries.ts';

/** A new task, and how to enqueue its job. */
interface Retry {
  id: string;
  ask: (deps: Pick<Deps, 'jobs' | 'log'>) => Promise<void>;
}

type Retrying = (tx: Transaction, task: OwnedTask) => Promise<Retry | undefined>;

/** Creates the new task with the details of the old one. */
async function another(tx: Transaction, task: OwnedTask, documentId?: number): Promise<string> {
  const { type, title, owner, result } = task;
  const made = { ownerId: owner.id, type, title, result: result ?? {} };
  return (await createTask(tx, documentId === undefined ? made : { ...made, documentId })).id;
}

async function analyseAgain(tx: Transaction, task: OwnedTask): Promise<Retry | undefined> {
  const documentId = await repeatAnalysis(tx, task.id);
  if (documentId === undefined) return undefined;
  const id = await another(tx, task, documentId);
  return { id, ask: ({ jobs }) => jobs.enqueue(analyseDocument, { documentId }) };
}

/** How to retry each type; undefined if there is nothing left to retry. */
const retrying: Record<TaskType, Retrying> = {
  analyse_text: analyseAgain,
  analyse_ebook: analyseAgain,
  import_book: async (tx, task) => {
    const id = await another(tx, task);
    const importId = await repeatBook(tx, { from: task.id, to: id });
    return importId === undefined
      ? undefined
      : { id, ask: ({ jobs }) => jobs.enqueue(importBook, { importId }) };
  },
  import_words: async (tx, task) => {
    const id = await another(tx, task);
    const importId = await repeatWords(tx, { from: task.id, to: id });
    return importId === undefined
      ? undefined
      : { id, ask: ({ jobs }) => jobs.enqueue(importWords, { importId }) };
  },
  export_words: async (tx, task) => {
    const id = await another(tx, task);
    return { id, ask: ({ jobs }) => jobs.enqueue(packDeck, { taskId: id }, id) };
  },
  process_video: async (tx, task) => {
    const videoId = task.result?.['video_id'] as string;
    const made = await retryProcessing(tx, { id: videoId, ownerId: task.owner.id });
    return made && { id: made.id, ask: (deps) => enqueueProcessing(deps, videoId) };
  },
  export_account: async (tx, task) => {
    const id = await another(tx, task);
    const archiveId = await repeatArchive(tx, { from: task.id, to: id });
    return archiveId === undefined
      ? undefined
      : { id, ask: ({ jobs }) => jobs.enqueue(exportAccount, { archiveId }, id) };
  },
  import_account: async (tx, task) => {
    const id = await another(tx, task);
    const archiveId = await repeatArchive(tx, { from: task.id, to: id });
    return archiveId === undefined
      ? undefined
      : { id, ask: ({ jobs }) => jobs.enqueue(importAccount, { archiveId }, id) };
  },
  import_learners: async (tx, task) => {
    const id = await another(tx, task);
    const importId = await repeatRoster(tx, { from: task.id, to: id });
    return importId === undefined
      ? undefined
      : { id, ask: ({ jobs }) => jobs.enqueue(importLearners, { importId }) };
  },
};

/**
 * Retries a failed or canceled task as a new one. Of two concurrent requests, only one succeeds. If the queue is
 * unreachable, the sweeper enqueues the job later.
 */
export async function retryTask(
  { db, jobs, log }: { db: Database } & Pick<Deps, 'jobs' | 'log'>,
  key: { id: string; ownerId: string | null },
  doer: Doer,
): Promise<OwnedTask> {
  const task = (await findOwned(db, key)) ?? fail('task_not_found');
  if (!task.can_retry) fail('task_not_retryable');
  const { id, ask } = await db.transaction(async (tx) => {
    const retry = (await retrying[task.type](tx, task)) ?? fail('task_not_retryable');
    if (!(await markRetried(tx, { from: task.id, to: retry.id }))) fail('task_not_retryable');
    await noteForOther(tx, doer, 'retry', task);
    return retry;
  });
  await ask({ jobs, log }).catch((error: unknown) =>
    log.warn({ err: error, taskId: id }, 'retry could not be enqueued'),
  );
  return (await findOwned(db, { ...key, id })) ?? fail('task_not_found');
}
