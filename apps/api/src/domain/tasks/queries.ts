import type { QueueName } from '@glossa/contract/queues';
import type { TaskType } from '@glossa/contract/task-kinds';
import type { Task } from '@glossa/contract/tasks';
import type { Queryable, Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { first, many, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

/** Columns of `task t` that make up a `TaskRow`. Only the last task of an existing video can be retried. */
export const taskColumns = `t.id, t.type, t.status, t.title, t.progress, t.message, t.result,
  t.created_at, t.started_at, t.finished_at,
  CASE WHEN t.status NOT IN ('FAILURE', 'REVOKED') OR t.retried_as IS NOT NULL THEN false
    WHEN t.type = 'process_video' THEN EXISTS (
      SELECT 1 FROM video v
      WHERE v.id = (t.result->>'video_id')::uuid AND v.task_id = t.id AND v.status = 'failed')
    ELSE true END AS is_repeatable`;

/** Task types by the queue in which they wait. */
const typesByQueue = {
  analysis: ['analyse_text', 'analyse_ebook', 'import_book', 'import_words', 'export_words'],
  archives: ['export_account', 'import_account', 'import_learners'],
  media: ['process_video'],
} satisfies Partial<Record<QueueName, TaskType[]>>;

/** SQL for the queue of a task type. */
export const queueOfType = (type: string): string =>
  `CASE ${Object.entries(typesByQueue)
    .map(
      ([queue, types]) => `WHEN ${type} IN (${types.map((name) => `'${name}'`).join(', ')}) THEN '${queue}'`,
    )
    .join(' ')} END`;

/** A task as selected by `taskColumns`. */
export interface TaskRow extends Omit<
  Task,
  'can_revoke' | 'can_retry' | 'created_at' | 'started_at' | 'finished_at'
> {
  /** Whether the task failed or was canceled, and has not been retried yet. */
  is_repeatable: boolean;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

/** The columns of a task that its notifications need. */
export interface NotifiedTask {
  id: string;
  ownerId: string;
  type: TaskType;
  title: string;
  result: Record<string, unknown> | null;
  isPart: boolean;
  /** Seconds since the task was created. */
  age: number;
}

/** Columns of `task t` that make up a `NotifiedTask`. */
const notifiedColumns = `t.id, t.owner_id AS "ownerId", t.type, t.title, t.result, t.is_part AS "isPart",
  extract(epoch FROM now() - t.created_at)::float8 AS age`;

const finishSql = `status = $2, message = $3, result = coalesce(result, '{}') || $4::jsonb, finished_at = now(),
  started_at = coalesce(started_at, now()),
  progress = CASE WHEN $2 = 'SUCCESS'::task_status THEN 100 ELSE progress END`;

type NarrowTypes = Record<'insertTask' | 'findTask', Pick<TaskRow, 'type' | 'result'>> &
  Record<'finishDocumentTasks' | 'finishTask' | 'revokeTask', Pick<NotifiedTask, 'type' | 'result'>> &
  Record<'findOpenTask', Pick<NotifiedTask, 'result'>>;

const sql = statements<QueryTypes, NarrowTypes>('taskLifecycle', {
  insertTask: `INSERT INTO task AS t (id, owner_id, type, title, document_id, is_part, result, turn)
   SELECT $1, $2, $3, $4, $5, $6, $7, 1 + count(*) FROM task o
   WHERE o.owner_id = $2 AND o.status IN ('PENDING', 'STARTED') AND ${queueOfType('o.type')} = ${queueOfType('$3')}
   RETURNING ${taskColumns}`,
  findTurn: `SELECT turn FROM task WHERE id = $1`,
  findDocumentTurn: `SELECT turn FROM task WHERE document_id = $1 AND status IN ('PENDING', 'STARTED')
   ORDER BY turn LIMIT 1`,
  findVideoTurn: `SELECT t.turn FROM video v JOIN task t ON t.id = v.task_id WHERE v.id = $1`,
  findTask: `SELECT ${taskColumns} FROM task t WHERE id = $1 AND owner_id = $2`,
  findOpenTask: `SELECT owner_id AS "ownerId", result FROM task WHERE id = $1 AND status IN ('PENDING', 'STARTED')`,
  updateDocumentProgress: `UPDATE task SET status = 'STARTED', started_at = coalesce(started_at, now()), beat_at = now(),
     progress = greatest(progress, $2)
   WHERE document_id = $1 AND status IN ('PENDING', 'STARTED')`,
  finishDocumentTasks: `UPDATE task t SET ${finishSql} WHERE document_id = $1 AND status IN ('PENDING', 'STARTED')
   RETURNING ${notifiedColumns}`,
  updateProgress: `UPDATE task SET status = 'STARTED', started_at = coalesce(started_at, now()), beat_at = now(),
     progress = greatest(progress, $2)
   WHERE id = $1 AND status IN ('PENDING', 'STARTED')`,
  finishTask: `UPDATE task t SET ${finishSql} WHERE id = $1 AND status IN ('PENDING', 'STARTED') RETURNING ${notifiedColumns}`,
  revokeTask: `UPDATE task t SET status = 'REVOKED', message = $2, finished_at = now()
   WHERE id = $1 AND status IN ('PENDING', 'STARTED') RETURNING ${notifiedColumns}`,
  revokeTextTasks: `UPDATE task SET status = 'REVOKED', finished_at = now()
   WHERE owner_id = $1 AND result->>'text_id' = $2 AND type = 'analyse_text' AND status IN ('PENDING', 'STARTED')`,
});

export interface NewTask {
  ownerId: string;
  type: TaskType;
  /** Title of the task's subject, such as a text, as named by the owner; may be empty. */
  title: string;
  /** Data for the worker and for links. */
  result: Record<string, unknown>;
  documentId?: number;
  /** Whether the task is part of a larger task that sends its own notification. */
  isPart?: boolean;
}

/** Outcome of a task. `message` is the error code of a failure; `result` is merged into the task's data. */
export type TaskOutcome =
  | { status: 'SUCCESS'; result?: Record<string, unknown> }
  | { status: 'FAILURE'; message: string };

export const insertTask = (tx: Transaction, task: NewTask): Promise<TaskRow> =>
  one(tx, sql.insertTask, [
    newId(),
    task.ownerId,
    task.type,
    task.title,
    task.documentId ?? null,
    task.isPart ?? false,
    JSON.stringify(task.result),
  ]);

/** The target of a job: a task, the first open task of a document, or the task of a video. */
export type TurnSubject = { taskId: string } | { documentId: number } | { videoId: string };

/** Finds the turn of a task: its position among its owner's open tasks of the same queue when it was created. */
export const findTurn = async (db: Queryable, subject: TurnSubject): Promise<number | undefined> => {
  if ('taskId' in subject) return (await first(db, sql.findTurn, [subject.taskId]))?.turn;
  if ('videoId' in subject) return (await first(db, sql.findVideoTurn, [subject.videoId]))?.turn;
  return (await first(db, sql.findDocumentTurn, [subject.documentId]))?.turn;
};

/** Finds one of a user's own tasks. */
export const findTaskRow = (
  db: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<TaskRow | undefined> => first(db, sql.findTask, [id, ownerId]);

/** Finds the owner and data of a pending or running task, for the worker. */
export const findOpenTask = (
  db: Queryable,
  id: string,
): Promise<{ ownerId: string; result: Record<string, unknown> | null } | undefined> =>
  first(db, sql.findOpenTask, [id]);

/**
 * Updates the progress (in percent) of a document's tasks. Always returns true, because the work continues even without
 * a task.
 */
export const updateDocumentProgress = async (
  db: Queryable,
  documentId: number,
  progress: number,
): Promise<true> => {
  await run(db, sql.updateDocumentProgress, [documentId, Math.round(progress)]);
  return true;
};

/** Updates the progress (in percent) of a task. Returns false when it is no longer open. */
export const updateProgress = async (db: Queryable, id: string, progress: number): Promise<boolean> =>
  (await run(db, sql.updateProgress, [id, Math.round(progress)])) > 0;

const outcomeValues = (outcome: TaskOutcome) =>
  [
    outcome.status,
    outcome.status === 'FAILURE' ? outcome.message : null,
    JSON.stringify(outcome.status === 'SUCCESS' ? (outcome.result ?? {}) : {}),
  ] as const;

/** Finishes all open tasks of a document and returns them. */
export const finishDocumentTasks = (
  tx: Transaction,
  documentId: number,
  outcome: TaskOutcome,
): Promise<NotifiedTask[]> => many(tx, sql.finishDocumentTasks, [documentId, ...outcomeValues(outcome)]);

/** Finishes an open task and returns it; undefined when it is no longer open. */
export const finishOpenTask = (
  tx: Transaction,
  id: string,
  outcome: TaskOutcome,
): Promise<NotifiedTask | undefined> => first(tx, sql.finishTask, [id, ...outcomeValues(outcome)]);

/** Revokes an open task and returns it; undefined when it is no longer open. */
export const revokeOpenTask = (
  tx: Transaction,
  id: string,
  message: string,
): Promise<NotifiedTask | undefined> => first(tx, sql.revokeTask, [id, message]);

/** Revokes the open tasks of a text that was deleted or has new content. */
export const revokeTextTasks = async (db: Queryable, ownerId: string, textId: string): Promise<void> => {
  await run(db, sql.revokeTextTasks, [ownerId, textId]);
};

/** Marks the start notification of a finished task as read. */
export const markStartRead = async (tx: Transaction, taskId: string): Promise<void> => {
  // Once the owner is notified of the end, the badge must no longer count the start notification.
  await tx.prisma.notification.updateMany({
    where: { taskId, type: 'TASK_STARTED', isRead: false },
    data: { isRead: true },
  });
};
