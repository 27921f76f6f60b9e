import type { Task } from '@glossa/contract/tasks';
import type { Queryable, Transaction } from '@glossa/db/database';

import { taskChannel, type TaskEnd } from '#platform/operation/metrics/task-channel.ts';
import { presentTask } from './present-task.ts';
import {
  findTaskRow,
  finishDocumentTasks,
  finishOpenTask,
  insertTask,
  markStartRead,
  revokeOpenTask,
  type NewTask,
  type NotifiedTask,
  type TaskOutcome,
} from './queries.ts';
import { notifyFailure, notifyStart, notifySuccess } from './task-notifications.ts';

/** Inserts a task in the caller's transaction, and notifies the owner if its type takes a while. */
export async function createTask(tx: Transaction, task: NewTask): Promise<Task> {
  const { ownerId, type, title, result, isPart = false } = task;
  const created = presentTask(await insertTask(tx, task));
  await notifyStart(tx, { id: created.id, ownerId, type, title, result, isPart, age: 0 });
  return created;
}

/** Finds one of a user's own tasks. */
export async function findTask(
  db: Queryable,
  key: { id: string; ownerId: string },
): Promise<Task | undefined> {
  const row = await findTaskRow(db, key);
  return row && presentTask(row);
}

function notifyOutcome(tx: Transaction, task: NotifiedTask, outcome: TaskOutcome): Promise<void> {
  taskChannel.publish({ type: task.type, status: outcome.status } satisfies TaskEnd);
  return outcome.status === 'SUCCESS' ? notifySuccess(tx, task) : notifyFailure(tx, task, outcome.message);
}

/** Finishes all open tasks of a document and notifies their owners. */
export async function finishTasks(tx: Transaction, documentId: number, outcome: TaskOutcome): Promise<void> {
  for (const task of await finishDocumentTasks(tx, documentId, outcome))
    await notifyOutcome(tx, task, outcome);
}

/** Finishes an open task and notifies its owner. Returns false when it is no longer open. */
export async function finishTask(tx: Transaction, id: string, outcome: TaskOutcome): Promise<boolean> {
  const task = await finishOpenTask(tx, id, outcome);
  if (task) await notifyOutcome(tx, task, outcome);
  return task !== undefined;
}

/** Error code of a canceled task. */
const canceledCode = 'processing_cancelled';

/** Cancels an open task and notifies its owner if someone else canceled it. Returns false when it is no longer open. */
export async function cancelTask(tx: Transaction, id: string, canceledBy: string): Promise<boolean> {
  const task = await revokeOpenTask(tx, id, canceledCode);
  if (!task) return false;
  await (task.ownerId === canceledBy ? markStartRead(tx, id) : notifyFailure(tx, task, canceledCode));
  return true;
}
