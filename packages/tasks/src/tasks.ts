import type { Task } from '@glossa/contract/tasks';
import { statement, type Queryable } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

export type TaskType = Task['type'];

const columns = 'id, type, status, progress, message, result, created_at, started_at, finished_at';

/** A task as it stands in the table; its owner's other columns stay there. */
export type TaskRow = Omit<Task, 'created_at' | 'started_at' | 'finished_at'> & {
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
};

/** The task as the interface shows it. */
export const presentTask = (row: TaskRow): Task => ({
  ...row,
  created_at: row.created_at.toISOString(),
  started_at: row.started_at?.toISOString() ?? null,
  finished_at: row.finished_at?.toISOString() ?? null,
});

const insert = statement(
  'insert-task',
  `INSERT INTO task (id, owner_id, type, document_id, result) VALUES ($1, $2, $3, $4, $5) RETURNING ${columns}`,
);
const find = statement('find-task', `SELECT ${columns} FROM task WHERE id = $1 AND owner_id = $2`);
const findOpen = statement(
  'find-open-task',
  `SELECT owner_id AS "ownerId", result FROM task WHERE id = $1 AND status IN ('PENDING', 'STARTED')`,
);
const active = statement(
  'active-tasks',
  `SELECT ${columns} FROM task WHERE owner_id = $1 AND status IN ('PENDING', 'STARTED')
   ORDER BY created_at DESC, id DESC LIMIT 100`,
);
const beat = statement(
  'task-beat',
  `UPDATE task SET status = 'STARTED', started_at = coalesce(started_at, now()), beat_at = now(),
     progress = greatest(progress, $2)
   WHERE document_id = $1 AND status IN ('PENDING', 'STARTED')`,
);
const finish = statement(
  'finish-tasks',
  `UPDATE task SET status = $2, message = $3, finished_at = now(), started_at = coalesce(started_at, now()),
     progress = CASE WHEN $2 = 'SUCCESS'::task_status THEN 100 ELSE progress END
   WHERE document_id = $1 AND status IN ('PENDING', 'STARTED')`,
);
const beatOne = statement(
  'task-beat-one',
  `UPDATE task SET status = 'STARTED', started_at = coalesce(started_at, now()), beat_at = now(),
     progress = greatest(progress, $2)
   WHERE id = $1 AND status IN ('PENDING', 'STARTED')`,
);
const finishOne = statement(
  'finish-task',
  `UPDATE task SET status = $2, message = $3, result = coalesce(result, '{}') || $4::jsonb, finished_at = now(),
     started_at = coalesce(started_at, now()),
     progress = CASE WHEN $2 = 'SUCCESS'::task_status THEN 100 ELSE progress END
   WHERE id = $1 AND status IN ('PENDING', 'STARTED')`,
);
const revoke = statement(
  'revoke-text-tasks',
  `UPDATE task SET status = 'REVOKED', finished_at = now()
   WHERE owner_id = $1 AND result->>'text_id' = $2 AND status IN ('PENDING', 'STARTED')`,
);

/** Writes the row of a task, in the transaction of what asks for it. */
export async function createTask(
  tx: Queryable,
  task: { ownerId: string; type: TaskType; documentId?: number; result: Record<string, unknown> },
): Promise<Task> {
  const values = [newId(), task.ownerId, task.type, task.documentId ?? null, JSON.stringify(task.result)];
  return presentTask((await tx.row<TaskRow>(insert, values)) as TaskRow);
}

/** One of a person's own tasks. */
export async function findTask(
  db: Queryable,
  key: { id: string; ownerId: string },
): Promise<Task | undefined> {
  const row = await db.row<TaskRow>(find, [key.id, key.ownerId]);
  return row && presentTask(row);
}

/** What a task that waits or runs is about, for the worker. */
export const findOpenTask = (
  db: Queryable,
  id: string,
): Promise<{ ownerId: string; result: Record<string, unknown> | null } | undefined> => db.row(findOpen, [id]);

/** A person's tasks that wait or run, newest first, at most 100. */
export const activeTasks = async (db: Queryable, ownerId: string): Promise<Task[]> =>
  (await db.rows<TaskRow>(active, [ownerId])).map(presentTask);

/** Notes that work on a document goes on; `progress` in percent. */
export const beatTasks = async (db: Queryable, documentId: number, progress: number): Promise<void> => {
  await db.run(beat, [documentId, Math.round(progress)]);
};

/** Ends all open tasks of a document; `message` is the error code of a failure. */
export const finishTasks = async (
  db: Queryable,
  documentId: number,
  end: { status: 'SUCCESS' } | { status: 'FAILURE'; message: string },
): Promise<void> => {
  await db.run(finish, [documentId, end.status, end.status === 'FAILURE' ? end.message : null]);
};

/** Notes that a task goes on; `progress` in percent. */
export const beatTask = async (db: Queryable, id: string, progress: number): Promise<void> => {
  await db.run(beatOne, [id, Math.round(progress)]);
};

/** Ends an open task; `message` is the error code of a failure, `result` is added to what the task is about. */
export const finishTask = async (
  db: Queryable,
  id: string,
  end: { status: 'SUCCESS'; result?: Record<string, unknown> } | { status: 'FAILURE'; message: string },
): Promise<void> => {
  const message = end.status === 'FAILURE' ? end.message : null;
  await db.run(finishOne, [
    id,
    end.status,
    message,
    JSON.stringify(end.status === 'SUCCESS' ? (end.result ?? {}) : {}),
  ]);
};

/** Ends the open tasks of a text that is gone or has other content now. */
export const revokeTextTasks = async (db: Queryable, ownerId: string, textId: string): Promise<void> => {
  await db.run(revoke, [ownerId, textId]);
};
