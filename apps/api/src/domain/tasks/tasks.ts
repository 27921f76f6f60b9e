import type { TaskType } from '@glossa/contract/task-kinds';
import type { Task } from '@glossa/contract/tasks';
import type { Queryable, Transaction } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';

import { taskChannel, type TaskEnd } from '#platform/operation/metrics/task-channel.ts';
import { tellFailure, tellNoStart, tellStart, tellSuccess, toldColumns, type ToldTask } from './task-news.ts';
import { presentTask, taskColumns, type TaskRow } from './task-row.ts';
import type { QueryTypes } from './tasks.types.ts';

const ended = `status = $2, message = $3, result = coalesce(result, '{}') || $4::jsonb, finished_at = now(),
  started_at = coalesce(started_at, now()),
  progress = CASE WHEN $2 = 'SUCCESS'::task_status THEN 100 ELSE progress END`;

type NarrowTypes = Record<'insertTask' | 'findTask', Pick<TaskRow, 'type' | 'result'>> &
  Record<'finishTasksOfDocument' | 'finishTask' | 'revokeTask', Pick<ToldTask, 'type' | 'result'>> &
  Record<'findOpenTask', Pick<ToldTask, 'result'>>;

export const sql = statements<QueryTypes, NarrowTypes>('tasksTasks', {
  insertTask: `INSERT INTO task AS t (id, owner_id, type, title, document_id, is_part, result)
   VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${taskColumns}`,
  findTask: `SELECT ${taskColumns} FROM task t WHERE id = $1 AND owner_id = $2`,
  findOpenTask: `SELECT owner_id AS "ownerId", result FROM task WHERE id = $1 AND status IN ('PENDING', 'STARTED')`,
  updateProgressOfDocument: `UPDATE task SET status = 'STARTED', started_at = coalesce(started_at, now()), beat_at = now(),
     progress = greatest(progress, $2)
   WHERE document_id = $1 AND status IN ('PENDING', 'STARTED')`,
  finishTasksOfDocument: `UPDATE task t SET ${ended} WHERE document_id = $1 AND status IN ('PENDING', 'STARTED')
   RETURNING ${toldColumns}`,
  updateProgress: `UPDATE task SET status = 'STARTED', started_at = coalesce(started_at, now()), beat_at = now(),
     progress = greatest(progress, $2)
   WHERE id = $1 AND status IN ('PENDING', 'STARTED')`,
  finishTask: `UPDATE task t SET ${ended} WHERE id = $1 AND status IN ('PENDING', 'STARTED') RETURNING ${toldColumns}`,
  revokeTask: `UPDATE task t SET status = 'REVOKED', message = $2, finished_at = now()
   WHERE id = $1 AND status IN ('PENDING', 'STARTED') RETURNING ${toldColumns}`,
  revokeTasksOfText: `UPDATE task SET status = 'REVOKED', finished_at = now()
   WHERE owner_id = $1 AND result->>'text_id' = $2 AND type = 'analyse_text' AND status IN ('PENDING', 'STARTED')`,
});

/** A task to create. */
export interface NewTask {
  ownerId: string;
  type: TaskType;
  /** Title of its subject, as named by the owner; may be empty. */
  title: string;
  /** Data for the worker and for links. */
  result: Record<string, unknown>;
  documentId?: number;
  /** Whether the task is part of a larger one that sends its own notification. */
  isPart?: boolean;
}

/** Inserts a task in the caller's transaction, and notifies the owner if its type takes a while. */
export async function createTask(tx: Transaction, task: NewTask): Promise<Task> {
  const { ownerId, type, title, result, documentId = null, isPart = false } = task;
  const values = [newId(), ownerId, type, title, documentId, isPart, JSON.stringify(result)] as const;
  const made = presentTask(await one(tx, sql.insertTask, values));
  await tellStart(tx, { id: made.id, ownerId, type, title, result, isPart, age: 0 });
  return made;
}

/** Finds one of a user's own tasks. */
export async function findTask(
  db: Queryable,
  key: { id: string; ownerId: string },
): Promise<Task | undefined> {
  const row = await first(db, sql.findTask, [key.id, key.ownerId]);
  return row && presentTask(row);
}

/** Finds the owner and data of a pending or running task, for the worker. */
export const findOpenTask = (
  db: Queryable,
  id: string,
): Promise<{ ownerId: string; result: Record<string, unknown> | null } | undefined> =>
  first(db, sql.findOpenTask, [id]);

/** Updates the progress (in percent) of a document's tasks. Always true, as the work continues even without a task. */
export const beatTasks = async (db: Queryable, documentId: number, progress: number): Promise<true> => {
  await run(db, sql.updateProgressOfDocument, [documentId, Math.round(progress)]);
  return true;
};

/** Updates the progress (in percent) of a task. Returns false when it has ended. */
export const beatTask = async (db: Queryable, id: string, progress: number): Promise<boolean> =>
  (await run(db, sql.updateProgress, [id, Math.round(progress)])) > 0;

/** Outcome of a task. `message` is the error code of a failure; `result` is merged into the task's data. */
type End = { status: 'SUCCESS'; result?: Record<string, unknown> } | { status: 'FAILURE'; message: string };

const endValues = (end: End) =>
  [
    end.status,
    end.status === 'FAILURE' ? end.message : null,
    JSON.stringify(end.status === 'SUCCESS' ? (end.result ?? {}) : {}),
  ] as const;

function tellEnd(tx: Transaction, task: ToldTask, end: End): Promise<void> {
  taskChannel.publish({ type: task.type, status: end.status } satisfies TaskEnd);
  return end.status === 'SUCCESS' ? tellSuccess(tx, task) : tellFailure(tx, task, end.message);
}

/** Ends all open tasks of a document and notifies their owners. */
export async function finishTasks(tx: Transaction, documentId: number, end: End): Promise<void> {
  const done = await many(tx, sql.finishTasksOfDocument, [documentId, ...endValues(end)]);
  for (const task of done) await tellEnd(tx, task, end);
}

/** Ends an open task and notifies its owner. Returns false when it had already ended. */
export async function finishTask(tx: Transaction, id: string, end: End): Promise<boolean> {
  const done = await first(tx, sql.finishTask, [id, ...endValues(end)]);
  if (done) await tellEnd(tx, done, end);
  return done !== undefined;
}

/** Error code of a canceled task. */
const cancelled = 'processing_cancelled';

/** Cancels an open task and notifies its owner if someone else did it. Returns false when it had already ended. */
export async function cancelTask(tx: Transaction, id: string, by: string): Promise<boolean> {
  const done = await first(tx, sql.revokeTask, [id, cancelled]);
  if (!done) return false;
  await (done.ownerId === by ? tellNoStart(tx, id) : tellFailure(tx, done, cancelled));
  return true;
}

/** Revokes the open tasks of a text that was deleted or has new content. */
export const revokeTextTasks = async (db: Queryable, ownerId: string, textId: string): Promise<void> => {
  await run(db, sql.revokeTasksOfText, [ownerId, textId]);
};
