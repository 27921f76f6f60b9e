import { buildUrl } from '@glossa/contract/client';
import type { Endpoint, HandlerInput } from '@glossa/contract/endpoint';
import { fail, Failure } from '@glossa/contract/failure';
import type { retryTasks as retryTasksEndpoint } from '@glossa/contract/queues';
import * as contract from '@glossa/contract/task-lists';
import type { TaskType } from '@glossa/contract/task-kinds';
import type { OwnedTask } from '@glossa/contract/tasks';
import type { Database, Queryable, Transaction } from '@glossa/db/database';
import {
  analyzeDocument,
  exportAccount,
  importAccount,
  importBook,
  importLearners,
  importWords,
  packDeck,
} from '@glossa/jobs/definitions';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { recordUserAudit } from '#domain/audit/record-audit.ts';
import { resumeImport, stopImport } from '#domain/imports/queries.ts';
import { enqueueInTurn } from '#domain/tasks/enqueue-in-turn.ts';
import { isRevocable } from '#domain/tasks/present-task.ts';
import { cancelTask, createTask } from '#domain/tasks/tasks.ts';
import {
  cancelProcessing,
  enqueueProcessing,
  retryProcessing,
} from '#domain/videos/processing/state-machine.ts';
import * as queries from './queries.ts';

type TaskDeps = Pick<Deps, 'db' | 'jobs' | 'log'>;

const isStaff = (user: User): boolean => user.isStaff || user.isSuperuser;

/** Users can access their own tasks, staff any task. */
const toKey = (id: string, user: User) => ({ id, ownerId: isStaff(user) ? null : user.id });

/** Returns one page of tasks: the user's own or, for staff, everyone's. @throws {Failure} forbidden */
export async function listTasks(
  db: Queryable,
  user: User,
  query: HandlerInput<typeof contract.listTasks>['query'],
) {
  const { scope, owner, type, status } = query;
  const includesOthers = scope === 'all' || owner !== undefined;
  if (includesOthers && !isStaff(user)) fail('forbidden');
  const owners = includesOthers ? { search: owner } : { ownerId: user.id };
  return listPage(db, contract.listTasks, { owners, type, status }, query);
}

/** Returns one page of a user's completed or failed tasks. */
export const listEndedTasks = (
  db: Queryable,
  ownerId: string,
  status: 'SUCCESS' | 'FAILURE',
  query: { page: number; page_size: number },
) =>
  listPage(
    db,
    status === 'SUCCESS' ? contract.listCompletedTasks : contract.listFailedTasks,
    { owners: { ownerId }, status },
    query,
  );

async function listPage(
  db: Queryable,
  endpoint: Endpoint,
  filter: queries.TaskFilter,
  query: { page: number; page_size: number },
) {
  const { page, page_size: limit } = query;
  const { tasks, count } = await queries.listTasks(db, filter, { limit, offset: (page - 1) * limit });
  const pageUrl = (to: number) => buildUrl(endpoint, { query: { ...query, page: to } });
  return {
    results: tasks,
    count,
    next: page * limit < count ? pageUrl(page + 1) : null,
    previous: page > 1 ? pageUrl(page - 1) : null,
  };
}

/** Finds a task that the user may see. @throws {Failure} task_not_found */
export const getTask = async (db: Queryable, user: User, id: string): Promise<OwnedTask> =>
  (await queries.findTask(db, toKey(id, user))) ?? fail('task_not_found');

/**
 * Cancels a task and its work, so that its worker stops. If two requests are concurrent, only one succeeds.
 * @throws {Failure} task_not_found, task_not_revocable, task_ended
 */
export async function revokeTask({ db }: { db: Database }, user: User, id: string): Promise<OwnedTask> {
  const task = await getTask(db, user, id);
  if (!isRevocable(task.type)) fail('task_not_revocable');
  await db.transaction(async (tx) => {
    // Stop the work before its task, the order in which workers lock them, to avoid a deadlock.
    await stopWork(tx, task);
    if (!(await cancelTask(tx, task.id, user.id))) fail('task_ended');
    await auditOthersTask(tx, user, 'revoke', task);
  });
  return getTask(db, user, id);
}

/** Stops the work of a task whose worker doesn't check the task's state. */
async function stopWork(tx: Transaction, { id, type, result }: OwnedTask): Promise<void> {
  if (type === 'import_book') await stopImport(tx, id);
  if (type === 'export_account' || type === 'import_account') await queries.stopArchive(tx, id);
  if (type === 'process_video')
    await cancelProcessing(tx, { videoId: result?.['video_id'] as string, taskId: id });
}

/** Records in the audit log what a user did with another user's task, without private details of the task. */
async function auditOthersTask(
  tx: Transaction,
  user: User,
  verb: 'retry' | 'revoke',
  { id, type, owner }: OwnedTask,
): Promise<void> {
  if (owner.id === user.id) return;
  await recordUserAudit(tx, user, { kind: 'task', verb, id, detail: { type } });
}

/** A new task, and how to enqueue its job. */
interface Retry {
  id: string;
  enqueue: (deps: TaskDeps) => Promise<void>;
}

/** Creates the task that retries another one, or returns undefined if there is nothing left to retry. */
type CreateRetry = (tx: Transaction, task: OwnedTask) => Promise<Retry | undefined>;

/** Creates a new task with the details of an old one. */
async function copyTask(tx: Transaction, task: OwnedTask, documentId?: number): Promise<string> {
  const { type, title, owner, result } = task;
  const copy = { ownerId: owner.id, type, title, result: result ?? {} };
  return (await createTask(tx, documentId === undefined ? copy : { ...copy, documentId })).id;
}

async function retryAnalysis(tx: Transaction, task: OwnedTask): Promise<Retry | undefined> {
  const documentId = await queries.resumeAnalysis(tx, task.id);
  if (documentId === undefined) return undefined;
  const id = await copyTask(tx, task, documentId);
  return {
    id,
    enqueue: (deps) =>
      enqueueInTurn(deps, { taskId: id }, { definition: analyzeDocument, payload: { documentId } }),
  };
}

const retries: Record<TaskType, CreateRetry> = {
  analyse_text: retryAnalysis,
  analyse_ebook: retryAnalysis,
  import_book: async (tx, task) => {
    const id = await copyTask(tx, task);
    const importId = await resumeImport(tx, { from: task.id, to: id });
    return importId === undefined
      ? undefined
      : {
          id,
          enqueue: (deps) =>
            enqueueInTurn(deps, { taskId: id }, { definition: importBook, payload: { importId } }),
        };
  },
  import_words: async (tx, task) => {
    const id = await copyTask(tx, task);
    const importId = await queries.resumeWordImport(tx, { from: task.id, to: id });
    return importId === undefined
      ? undefined
      : {
          id,
          enqueue: (deps) =>
            enqueueInTurn(deps, { taskId: id }, { definition: importWords, payload: { importId } }),
        };
  },
  export_words: async (tx, task) => {
    const id = await copyTask(tx, task);
    return {
      id,
      enqueue: (deps) =>
        enqueueInTurn(deps, { taskId: id }, { definition: packDeck, payload: { taskId: id }, key: id }),
    };
  },
  process_video: async (tx, task) => {
    const videoId = task.result?.['video_id'] as string;
    const retry = await retryProcessing(tx, { id: videoId, ownerId: task.owner.id });
    return retry && { id: retry.id, enqueue: (deps) => enqueueProcessing(deps, videoId) };
  },
  export_account: async (tx, task) => {
    const id = await copyTask(tx, task);
    const archiveId = await queries.resumeArchive(tx, { from: task.id, to: id });
    return archiveId === undefined
      ? undefined
      : { id, enqueue: ({ jobs }) => jobs.enqueue(exportAccount, { archiveId }, id) };
  },
  import_account: async (tx, task) => {
    const id = await copyTask(tx, task);
    const archiveId = await queries.resumeArchive(tx, { from: task.id, to: id });
    return archiveId === undefined
      ? undefined
      : { id, enqueue: ({ jobs }) => jobs.enqueue(importAccount, { archiveId }, id) };
  },
  import_learners: async (tx, task) => {
    const id = await copyTask(tx, task);
    const importId = await queries.resumeLearnerImport(tx, { from: task.id, to: id });
    return importId === undefined
      ? undefined
      : { id, enqueue: ({ jobs }) => jobs.enqueue(importLearners, { importId }) };
  },
};

/**
 * Retries a failed or canceled task as a new one. If two requests are concurrent, only one succeeds. If the queue is
 * unreachable, the sweeper enqueues the job later.
 * @throws {Failure} task_not_found, task_not_retryable
 */
export async function retryTask({ db, jobs, log }: TaskDeps, user: User, id: string): Promise<OwnedTask> {
  const task = await getTask(db, user, id);
  if (!task.can_retry) fail('task_not_retryable');
  const retry = await db.transaction(async (tx) => {
    const created = (await retries[task.type](tx, task)) ?? fail('task_not_retryable');
    if (!(await queries.markRetried(tx, { from: task.id, to: created.id }))) fail('task_not_retryable');
    await auditOthersTask(tx, user, 'retry', task);
    return created;
  });
  await retry
    .enqueue({ db, jobs, log })
    .catch((error: unknown) => log.warn({ err: error, taskId: retry.id }, 'could not enqueue retry'));
  return getTask(db, user, retry.id);
}

/** Retries several tasks, one by one. Returns the new task or the error code for each. */
export async function retryTasks(
  deps: TaskDeps,
  user: User,
  ids: HandlerInput<typeof retryTasksEndpoint>['body']['ids'],
) {
  const results = [];
  for (const id of new Set(ids)) {
    results.push(
      await retryTask(deps, user, id).then(
        (retry) => ({ id, retried_as: retry.id, code: null }),
        (error: unknown) =>
          error instanceof Failure
            ? { id, retried_as: null, code: error.code }
            : Promise.reject(error as Error),
      ),
    );
  }
  return { results };
}
