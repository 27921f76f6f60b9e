import { mostTasks, type TaskType } from '@glossa/contract/task-kinds';
import { type OwnedTask } from '@glossa/contract/tasks';
import { statement, type Queryable } from '@glossa/db/database';

import { presentTask, taskColumns, type TaskRow } from '#domain/tasks/task-row.ts';

type Row = TaskRow & { ownerId: string; username: string } & Record<string, unknown>;

const columns = `${taskColumns}, t.owner_id AS "ownerId", l.username::text AS username`;
const find = statement(
  'find-owned-task',
  `SELECT ${columns} FROM task t JOIN learner l ON l.id = t.owner_id
   WHERE t.id = $1 AND ($2::uuid IS NULL OR t.owner_id = $2)`,
);
const active = statement(
  'active-tasks',
  `SELECT ${columns} FROM task t JOIN learner l ON l.id = t.owner_id
   WHERE t.owner_id = $1 AND t.status IN ('PENDING', 'STARTED') ORDER BY t.created_at DESC, t.id DESC LIMIT 100`,
);

function present({ ownerId, username, ...row }: Row): OwnedTask {
  return { ...presentTask(row), owner: { id: ownerId, username } };
}

/** Finds a task of an owner, or of anyone if `ownerId` is null. */
export async function findOwned(
  db: Queryable,
  { id, ownerId }: { id: string; ownerId: string | null },
): Promise<OwnedTask | undefined> {
  const row = await db.row<Row>(find, [id, ownerId]);
  return row && present(row);
}

/** Selects an owner's waiting and running tasks, newest first, at most 100. */
export const activeTasks = async (db: Queryable, ownerId: string): Promise<OwnedTask[]> =>
  (await db.rows<Row>(active, [ownerId])).map(present);

/** Owners of the listed tasks: one, or those that a search finds; undefined for everyone. */
export type Whose = { ownerId: string } | { search: string | undefined };

export interface TaskFilter {
  whose: Whose;
  type?: TaskType | undefined;
  status?: OwnedTask['status'] | undefined;
}

const pattern = (search: string): string => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;

const searched = `(SELECT id FROM learner WHERE username::text ILIKE $1 OR email::text ILIKE $1
  OR first_name || ' ' || last_name ILIKE $1)`;

/** Builds the conditions and their values. The same conditions share a prepared statement. */
function conditions({ whose, type, status }: TaskFilter): { name: string; where: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts: [name: string, condition: string][] = [];
  const add = (name: string, value: unknown, condition: (place: string) => string) => {
    values.push(value);
    parts.push([name, condition(`$${values.length}`)]);
  };
  if ('ownerId' in whose) add('own', whose.ownerId, (place) => `t.owner_id = ${place}`);
  else if (whose.search) add('found', pattern(whose.search), () => `t.owner_id IN ${searched}`);
  if (type) add('type', type, (place) => `t.type = ${place}`);
  if (status) add('status', status, (place) => `t.status = ${place}::task_status`);
  return {
    name: ['all', ...parts.map(([name]) => name)].join('-'),
    where: parts.map(([, condition]) => condition).join(' AND ') || 'true',
    values,
  };
}

/** Selects one page of tasks, newest first, and counts them up to a limit. */
export async function selectTasks(
  db: Queryable,
  filter: TaskFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ tasks: OwnedTask[]; count: number }> {
  const { name, where, values } = conditions(filter);
  const place = values.length;
  const page = statement(
    `tasks-${name}`,
    `SELECT ${columns} FROM (
       SELECT * FROM task t WHERE ${where} ORDER BY t.created_at DESC, t.id DESC LIMIT $${place + 1} OFFSET $${place + 2}
     ) t JOIN learner l ON l.id = t.owner_id ORDER BY t.created_at DESC, t.id DESC`,
  );
  const total = statement(
    `count-tasks-${name}`,
    `SELECT count(*)::int AS count FROM (SELECT 1 FROM task t WHERE ${where} LIMIT ${mostTasks}) few`,
  );
  const [rows, counted] = await Promise.all([
    db.rows<Row>(page, [...values, Math.max(0, Math.min(limit, mostTasks - offset)), offset]),
    db.row<{ count: number }>(total, values),
  ]);
  return { tasks: rows.map(present), count: counted?.count ?? 0 };
}
