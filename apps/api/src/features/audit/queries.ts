import { maxAuditEntries, type listAudit } from '@glossa/contract/audit';
import type { HandlerInput } from '@glossa/contract/endpoint';
import { readRows } from '@glossa/db/cursor-rows';
import type { Database, Queryable } from '@glossa/db/database';
import { many, one, statements, createVariant } from '@glossa/db/statements';

import { findIdsByName } from '#domain/accounts/queries.ts';
import { operator } from '#domain/audit/record-audit.ts';
import { escapeLike, listStatement } from '#domain/library/lists/queries.ts';
import type { QueryTypes } from './queries.types.ts';

export type AuditFilter = Omit<HandlerInput<typeof listAudit>['query'], 'page' | 'page_size'>;

const columns = `a.id, a.actor_name AS actor, a.actor_id, a.action, a.target_kind, a.target_id, a.reason, a.detail,
  a.created_at AS date,
  CASE WHEN a.target_id !~ '^[0-9a-f-]{36}$' THEN NULL
    WHEN a.target_kind = 'learner' THEN (SELECT l.username::text FROM learner l WHERE l.id = a.target_id::uuid)
    WHEN a.target_kind = 'task' THEN (
      SELECT l.username::text FROM task t JOIN learner l ON l.id = t.owner_id WHERE t.id = a.target_id::uuid)
    WHEN a.target_kind = 'learners' THEN (SELECT i.file_name FROM learner_import i WHERE i.id = a.target_id::uuid)
  END AS about`;
const order = 'a.created_at DESC, a.id DESC';

interface NarrowTypes {
  listEntries: { detail: Record<string, unknown> };
}

const sql = statements<QueryTypes, NarrowTypes>('audit', {
  // The following two statements only declare row types and are never executed.
  listEntries: `SELECT ${columns} FROM audit_entry a`,
  countEntries: 'SELECT count(*)::int AS count FROM audit_entry a',
  // Jumps from actor to actor by index (a loose index scan), however many entries each has.
  listActors: `WITH RECURSIVE found(id) AS (
     (SELECT actor_id FROM audit_entry WHERE actor_id IS NOT NULL ORDER BY actor_id LIMIT 1)
     UNION ALL
     SELECT (SELECT actor_id FROM audit_entry WHERE actor_id > found.id ORDER BY actor_id LIMIT 1)
     FROM found WHERE found.id IS NOT NULL
   )
   SELECT f.id, (SELECT actor_name FROM audit_entry WHERE actor_id = f.id ORDER BY created_at DESC, id DESC LIMIT 1) AS "name!"
   FROM (SELECT id FROM found WHERE id IS NOT NULL LIMIT 100) f ORDER BY name`,
});

/**
 * A row of the audit log. `about` is the current name of the learner or import concerned, null once it is deleted;
 * entries store only the ID.
 */
export type EntryRow = NonNullable<(typeof sql.listEntries)['types']>['row'];

const searchedTextSql = `a.actor_name || ' ' || a.reason || ' ' || coalesce(a.detail->>'title', '')`;

function buildConditions(filter: AuditFilter, learnerIds: string[]): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts: string[] = [];
  const add = (value: unknown, condition: (placeholder: string) => string) => {
    if (value === undefined || value === '') return;
    values.push(value);
    parts.push(condition(`$${values.length}`));
  };
  if (filter.actor === 'operator') {
    add(operator.name, (place) => `a.actor_id IS NULL AND a.actor_name = ${place}`);
  } else {
    add(filter.actor, (place) => `a.actor_id = ${place}`);
  }
  add(filter.action, (place) => `a.action = ${place}`);
  add(filter.kind, (place) => `a.target_kind = ${place}`);
  add(filter.target_id, (place) => `a.target_id = ${place}`);
  const { from } = filter;
  add(from?.length === 10 ? `${from}T00:00:00Z` : from, (place) => `a.created_at >= ${place}::timestamptz`);
  add(filter.to, (place) => `a.created_at < (${place}::date + 1)::timestamp AT TIME ZONE 'UTC'`);
  const search = filter.search ? `%${escapeLike(filter.search)}%` : undefined;
  add(search, (place) => {
    if (learnerIds.length === 0) return `(${searchedTextSql}) ILIKE ${place}`;
    values.push(learnerIds);
    return `((${searchedTextSql}) ILIKE ${place} OR a.target_id = ANY ($${values.length}::text[]))`;
  });
  return { where: parts.join(' AND ') || 'true', values };
}

/** Returns one page of entries, newest first, and the number of matches, counted up to `maxAuditEntries`. */
export async function listEntries(
  db: Queryable,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: EntryRow[]; count: number }> {
  const { where, values } = buildConditions(filter, await findIdsByName(db, filter.search));
  const parameters = values.length;
  const page = listStatement(
    sql.listEntries,
    // Names are looked up after LIMIT, only for the entries of the page.
    `SELECT ${columns} FROM (
       SELECT * FROM audit_entry a WHERE ${where} ORDER BY ${order} LIMIT $${parameters + 1} OFFSET $${parameters + 2}
     ) a ORDER BY ${order}`,
  );
  const total = listStatement(
    sql.countEntries,
    `SELECT count(*)::int AS count FROM (SELECT 1 FROM audit_entry a WHERE ${where} LIMIT ${maxAuditEntries}) few`,
  );
  const [rows, { count }] = await Promise.all([
    many(db, page, [...values, Math.max(0, Math.min(limit, maxAuditEntries - offset)), offset]),
    one(db, total, values),
  ]);
  return { rows, count };
}

/** Yields all matching entries, newest first. */
export async function* readEntries(db: Database, filter: AuditFilter): AsyncGenerator<EntryRow> {
  const { where, values } = buildConditions(filter, await findIdsByName(db, filter.search));
  const statement = `SELECT ${columns} FROM audit_entry a WHERE ${where} ORDER BY ${order}`;
  yield* readRows(db, createVariant(sql.listEntries, 'all', statement), values);
}

/** Lists up to 100 users who have entries, under their most recent names. */
export const listActors = (db: Queryable): Promise<{ id: string; name: string }[]> =>
  many(db, sql.listActors, []);
