import { mostAudit, type AuditEntry, type listAudit } from '@glossa/contract/audit';
import type { HandlerInput } from '@glossa/contract/endpoint';
import { statement, type Queryable } from '@glossa/db/database';
import { escapeLike, listStatement } from '@glossa/library/select-list-page';

/** A deed as it is kept. */
export interface AuditRow extends Omit<AuditEntry, 'date'> {
  date: Date;
  /** Who a deed was about, as long as the account is there: what is kept names nobody. */
  about: string | null;
}

export type AuditFilter = Omit<HandlerInput<typeof listAudit>['query'], 'page' | 'page_size'>;

const columns = `a.id, a.actor_name AS actor, a.actor_id, a.action, a.target_kind, a.target_id, a.reason, a.detail,
  a.created_at AS date,
  CASE WHEN a.target_id !~ '^[0-9a-f-]{36}$' THEN NULL
    WHEN a.target_kind = 'learner' THEN (SELECT l.username::text FROM learner l WHERE l.id = a.target_id::uuid)
    WHEN a.target_kind = 'task' THEN (
      SELECT l.username::text FROM task t JOIN learner l ON l.id = t.owner_id WHERE t.id = a.target_id::uuid)
  END AS about`;
const order = 'a.created_at DESC, a.id DESC';

function conditions(filter: AuditFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts: string[] = [];
  const add = (value: unknown, condition: (place: string) => string) => {
    if (value === undefined || value === '') return;
    values.push(value);
    parts.push(condition(`$${values.length}`));
  };
  add(filter.actor, (place) => `a.actor_id = ${place}`);
  add(filter.action, (place) => `a.action = ${place}`);
  add(filter.kind, (place) => `a.target_kind = ${place}`);
  add(filter.target_id, (place) => `a.target_id = ${place}`);
  add(filter.from, (place) => `a.created_at >= ${place}::date::timestamp AT TIME ZONE 'UTC'`);
  add(filter.to, (place) => `a.created_at < (${place}::date + 1)::timestamp AT TIME ZONE 'UTC'`);
  const search = filter.search ? `%${escapeLike(filter.search)}%` : undefined;
  add(
    search,
    (place) => `(a.actor_name || ' ' || a.reason || ' ' || coalesce(a.detail->>'title', '')) ILIKE ${place}`,
  );
  return { where: parts.join(' AND ') || 'true', values };
}

/** One page of what was done, newest first, and how much there is, counted up to a limit. */
export async function selectAudit(
  db: Queryable,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AuditRow[]; count: number }> {
  const { where, values } = conditions(filter);
  const place = values.length;
  const page = listStatement(
    'audit',
    `SELECT ${columns} FROM audit_entry a WHERE ${where} ORDER BY ${order} LIMIT $${place + 1} OFFSET $${place + 2}`,
  );
  const total = listStatement(
    'audit-count',
    `SELECT count(*)::int AS count FROM (SELECT 1 FROM audit_entry a WHERE ${where} LIMIT ${mostAudit}) few`,
  );
  const [rows, counted] = await Promise.all([
    db.rows<AuditRow & Record<string, unknown>>(page, [
      ...values,
      Math.max(0, Math.min(limit, mostAudit - offset)),
      offset,
    ]),
    db.row<{ count: number }>(total, values),
  ]);
  return { rows, count: counted?.count ?? 0 };
}

/** Entries that fit, after another one, newest first, at most so many. */
export function selectAfter(
  db: Queryable,
  filter: AuditFilter,
  { after, limit }: { after: Pick<AuditRow, 'date' | 'id'> | undefined; limit: number },
): Promise<AuditRow[]> {
  const { where, values } = conditions(filter);
  const place = values.length;
  const next = after ? ` AND (a.created_at, a.id) < ($${place + 2}::timestamptz, $${place + 3}::uuid)` : '';
  const batch = listStatement(
    'audit-batch',
    `SELECT ${columns} FROM audit_entry a WHERE ${where}${next} ORDER BY ${order} LIMIT $${place + 1}`,
  );
  return db.rows<AuditRow & Record<string, unknown>>(batch, [
    ...values,
    limit,
    ...(after ? [after.date, after.id] : []),
  ]);
}

// From one to the next by the index, however much each has done.
const actors = statement(
  'audit-actors',
  `WITH RECURSIVE found(id) AS (
     (SELECT actor_id FROM audit_entry WHERE actor_id IS NOT NULL ORDER BY actor_id LIMIT 1)
     UNION ALL
     SELECT (SELECT actor_id FROM audit_entry WHERE actor_id > found.id ORDER BY actor_id LIMIT 1)
     FROM found WHERE found.id IS NOT NULL
   )
   SELECT f.id, (SELECT actor_name FROM audit_entry WHERE actor_id = f.id ORDER BY created_at DESC, id DESC LIMIT 1) AS name
   FROM (SELECT id FROM found WHERE id IS NOT NULL LIMIT 100) f ORDER BY name`,
);

/** Those who have done something, under the name they had last, at most 100. */
export const selectActors = (db: Queryable): Promise<{ id: string; name: string }[]> => db.rows(actors);
