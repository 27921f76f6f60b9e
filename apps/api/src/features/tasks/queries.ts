import { mostTasks, type TaskType } from '@glossa/contract/task-kinds';
import type { OwnedTask } from '@glossa/contract/tasks';
import type { Queryable } from '@glossa/db/database';
import { first, many, one, statements, variantOf } from '@glossa/db/statements';

import { presentTask, taskColumns, type TaskRow } from '#domain/tasks/task-row.ts';
import type { QueryTypes } from './queries.types.ts';

const columns = `${taskColumns}, t.owner_id AS "ownerId", l.username::text AS username`;

/** Selects a page of the tasks that meet a condition; the places are those of the limit and the offset. */
const listWhere = (condition: string, limit: string, offset: string): string => `
     SELECT ${columns} FROM (
       SELECT * FROM task t WHERE ${condition} ORDER BY t.created_at DESC, t.id DESC LIMIT ${limit} OFFSET ${offset}
     ) t JOIN learner l ON l.id = t.owner_id ORDER BY t.created_at DESC, t.id DESC`;
const countWhere = (condition: string): string =>
  `SELECT count(*)::int AS count FROM (SELECT 1 FROM task t WHERE ${condition} LIMIT ${mostTasks}) few`;

type NarrowColumns = Pick<TaskRow, 'type' | 'result'>;
interface NarrowTypes {
  find: NarrowColumns;
  listActive: NarrowColumns;
  list: NarrowColumns;
}

export const sql = statements<QueryTypes, NarrowTypes>('tasks', {
  find: `SELECT ${columns} FROM task t JOIN learner l ON l.id = t.owner_id
   WHERE t.id = $1 AND ($2::uuid IS NULL OR t.owner_id = $2)`,
  listActive: `SELECT ${columns} FROM task t JOIN learner l ON l.id = t.owner_id
   WHERE t.owner_id = $1 AND t.status IN ('PENDING', 'STARTED') ORDER BY t.created_at DESC, t.id DESC LIMIT 100`,
  // Never executed: they give the lists with conditions the types of their rows.
  list: listWhere('true', '$1', '$2'),
  count: countWhere('true'),
});

function present({ ownerId, username, ...row }: TaskRow & { ownerId: string; username: string }): OwnedTask {
  return { ...presentTask(row), owner: { id: ownerId, username } };
}

/** Finds a task of an owner, or of anyone if `ownerId` is null. */
export async function findOwned(
  db: Queryable,
  { id, ownerId }: { id: string; ownerId: string | null },
): Promise<OwnedTask | undefined> {
  const row = await first(db, sql.find, [id, ownerId]);
  return row && present(row);
}

/** Selects an owner's waiting and running tasks, newest first, at most 100. */
export const activeTasks = async (db: Queryable, ownerId: string): Promise<OwnedTask[]> =>
  (await many(db, sql.listActive, [ownerId])).map(present);

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
  const page = variantOf(sql.list, name, listWhere(where, `$${place + 1}`, `$${place + 2}`));
  const total = variantOf(sql.count, name, countWhere(where));
  const [rows, { count }] = await Promise.all([
    many(db, page, [...values, Math.max(0, Math.min(limit, mostTasks - offset)), offset]),
    one(db, total, values),
  ]);
  return { tasks: rows.map(present), count };
}
