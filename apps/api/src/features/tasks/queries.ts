import { maxTasks, type TaskType } from '@glossa/contract/task-kinds';
import type { OwnedTask } from '@glossa/contract/tasks';
import type { Queryable, Transaction } from '@glossa/db/database';
import { first, many, one, statements, createVariant } from '@glossa/db/statements';

import { presentTask } from '#domain/tasks/present-task.ts';
import { queueOfType, taskColumns, type TaskRow } from '#domain/tasks/queries.ts';
import type { QueryTypes } from './queries.types.ts';

// Running tasks come first, then waiting tasks in the order of their turns.
const tasksAhead = `SELECT count(*)::int FROM (
  SELECT FROM task o WHERE o.status IN ('PENDING', 'STARTED') AND ${queueOfType('o.type')} = ${queueOfType('t.type')}
    AND (o.status = 'STARTED' OR (o.turn, o.created_at, o.id) < (t.turn, t.created_at, t.id)) LIMIT 1000) few`;

const columns = `${taskColumns}, t.owner_id AS "ownerId", l.username::text AS username,
  CASE WHEN t.status = 'PENDING' THEN (${tasksAhead}) END AS tasks_ahead`;

/** Builds a query for a page of the tasks that meet a condition; `limit` and `offset` are placeholders. */
const listTasksSql = (condition: string, limit: string, offset: string): string => `
     SELECT ${columns} FROM (
       SELECT * FROM task t WHERE ${condition} ORDER BY t.created_at DESC, t.id DESC LIMIT ${limit} OFFSET ${offset}
     ) t JOIN learner l ON l.id = t.owner_id ORDER BY t.created_at DESC, t.id DESC`;

const countTasksSql = (condition: string): string =>
  `SELECT count(*)::int AS count FROM (SELECT 1 FROM task t WHERE ${condition} LIMIT ${maxTasks}) few`;

type TaskTypes = Pick<TaskRow, 'type' | 'result'>;

interface NarrowTypes {
  find: TaskTypes;
  listActive: TaskTypes;
  list: TaskTypes;
}

const sql = statements<QueryTypes, NarrowTypes>('tasks', {
  find: `SELECT ${columns} FROM task t JOIN learner l ON l.id = t.owner_id
   WHERE t.id = $1 AND ($2::uuid IS NULL OR t.owner_id = $2)`,
  listActive: `SELECT ${columns} FROM task t JOIN learner l ON l.id = t.owner_id
   WHERE t.owner_id = $1 AND t.status IN ('PENDING', 'STARTED') ORDER BY t.created_at DESC, t.id DESC LIMIT 100`,
  // `list` and `count` are never executed; they only provide the row types for the lists built at run time.
  list: listTasksSql('true', '$1', '$2'),
  count: countTasksSql('true'),
  resumeWordImport: `UPDATE word_import SET task_id = $2 WHERE task_id = $1 AND finished_at IS NULL RETURNING id`,
  resumeLearnerImport: `UPDATE learner_import SET task_id = $2 WHERE task_id = $1 AND finished_at IS NULL RETURNING id`,
  // The text or ebook may have been deleted or have different content by now.
  resumeAnalysis: `UPDATE document d SET status = 'pending', problem = NULL FROM task t
   WHERE t.id = $1 AND d.id = t.document_id AND d.status = 'failed' AND (
     EXISTS (SELECT 1 FROM text x
       WHERE x.id = (t.result->>'text_id')::uuid AND x.owner_id = t.owner_id AND x.document_id = d.id)
     OR EXISTS (SELECT 1 FROM product p WHERE p.id = (t.result->>'product_id')::uuid AND p.document_id = d.id))
   RETURNING d.id`,
  // Only one export and one import may be open at a time, and an uploaded archive must still exist.
  resumeArchive: `UPDATE account_archive a SET task_id = $2, run_id = NULL, finished_at = NULL
   WHERE a.task_id = $1 AND a.finished_at IS NOT NULL AND (a.kind = 'export') = (a.bytes IS NULL)
     AND NOT EXISTS (SELECT 1 FROM account_archive o WHERE o.learner_id = a.learner_id AND o.kind = a.kind
       AND o.task_id IS NOT NULL AND o.finished_at IS NULL)
   RETURNING id`,
});

const presentOwnedTask = ({
  ownerId,
  username,
  tasks_ahead,
  ...row
}: TaskRow & { ownerId: string; username: string; tasks_ahead: number | null }): OwnedTask => ({
  ...presentTask(row),
  owner: { id: ownerId, username },
  tasks_ahead,
});

/** Finds an owner's task, or anyone's if `ownerId` is null. */
export async function findTask(
  db: Queryable,
  { id, ownerId }: { id: string; ownerId: string | null },
): Promise<OwnedTask | undefined> {
  const row = await first(db, sql.find, [id, ownerId]);
  return row && presentOwnedTask(row);
}

/** Lists an owner's pending and running tasks, newest first, up to 100. */
export const listActiveTasks = async (db: Queryable, ownerId: string): Promise<OwnedTask[]> =>
  (await many(db, sql.listActive, [ownerId])).map(presentOwnedTask);

/** Whose tasks to list: one owner's, or those of owners who match the search. Without a search text, everyone's. */
export type TaskOwners = { ownerId: string } | { search: string | undefined };

export interface TaskFilter {
  owners: TaskOwners;
  type?: TaskType | undefined;
  status?: OwnedTask['status'] | undefined;
}

const toLikePattern = (search: string): string => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;

const searchedOwnersSql = `(SELECT id FROM learner WHERE username::text ILIKE $1 OR email::text ILIKE $1
  OR first_name || ' ' || last_name ILIKE $1)`;

/** Builds conditions and their values. The same conditions share a prepared statement. */
function buildConditions({ owners, type, status }: TaskFilter): {
  name: string;
  where: string;
  values: unknown[];
} {
  const values: unknown[] = [];
  const parts: [name: string, condition: string][] = [];
  const add = (name: string, value: unknown, condition: (placeholder: string) => string) => {
    values.push(value);
    parts.push([name, condition(`$${values.length}`)]);
  };
  if ('ownerId' in owners) add('own', owners.ownerId, (place) => `t.owner_id = ${place}`);
  else if (owners.search)
    add('found', toLikePattern(owners.search), () => `t.owner_id IN ${searchedOwnersSql}`);
  if (type) add('type', type, (place) => `t.type = ${place}`);
  if (status) add('status', status, (place) => `t.status = ${place}::task_status`);
  return {
    name: ['all', ...parts.map(([name]) => name)].join('-'),
    where: parts.map(([, condition]) => condition).join(' AND ') || 'true',
    values,
  };
}

/** Lists one page of tasks, newest first, and counts them up to a limit. */
export async function listTasks(
  db: Queryable,
  filter: TaskFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ tasks: OwnedTask[]; count: number }> {
  const { name, where, values } = buildConditions(filter);
  const place = values.length;
  const page = createVariant(sql.list, name, listTasksSql(where, `$${place + 1}`, `$${place + 2}`));
  const total = createVariant(sql.count, name, countTasksSql(where));
  const [rows, { count }] = await Promise.all([
    many(db, page, [...values, Math.max(0, Math.min(limit, maxTasks - offset)), offset]),
    one(db, total, values),
  ]);
  return { tasks: rows.map(presentOwnedTask), count };
}

/** Stops a task's work on an account archive. */
export const stopArchive = async (tx: Transaction, taskId: string): Promise<void> => {
  await tx.prisma.accountArchive.updateMany({
    where: { taskId, finishedAt: null },
    data: { runId: null, finishedAt: new Date() },
  });
};

/** IDs of the old and the new task. */
interface TaskMove {
  from: string;
  to: string;
}

/** Moves a word import to another task; returns its ID, or undefined if there is nothing to resume. */
export const resumeWordImport = async (
  tx: Transaction,
  { from, to }: TaskMove,
): Promise<string | undefined> => (await first(tx, sql.resumeWordImport, [from, to]))?.id;

/** Moves a learner import to another task; returns its ID, or undefined if there is nothing to resume. */
export const resumeLearnerImport = async (
  tx: Transaction,
  { from, to }: TaskMove,
): Promise<string | undefined> => (await first(tx, sql.resumeLearnerImport, [from, to]))?.id;

/** Moves an account archive to another task; returns its ID, or undefined if there is nothing to resume. */
export const resumeArchive = async (tx: Transaction, { from, to }: TaskMove): Promise<string | undefined> =>
  (await first(tx, sql.resumeArchive, [from, to]))?.id;

/**
 * Makes the document of a failed task pending again; returns its ID, or undefined if its text or ebook no longer uses
 * it.
 */
export const resumeAnalysis = async (tx: Transaction, taskId: string): Promise<number | undefined> =>
  (await first(tx, sql.resumeAnalysis, [taskId]))?.id;

/** Records which task retries a finished task; returns false if another task already does. */
export const markRetried = async (tx: Transaction, { from, to }: TaskMove): Promise<boolean> =>
  (
    await tx.prisma.task.updateMany({
      where: { id: from, status: { in: ['FAILURE', 'REVOKED'] }, retriedAs: null },
      data: { retriedAs: to },
    })
  ).count > 0;
