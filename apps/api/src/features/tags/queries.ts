import type { TagSort } from '@glossa/contract/tags';
import { statement, type Queryable, type Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import { escapeLike } from '#domain/library/select-list-page.ts';
import { kinds, type TagRow } from './tag-row.ts';

/** Owner of the tags, and the language to count in; null for all languages. */
export interface Scope {
  ownerId: string;
  language: number | null;
}

const sums = kinds
  .map((kind) => `coalesce(sum(u.count) FILTER (WHERE u.kind = '${kind}'), 0)::int AS ${kind}`)
  .join(', ');
const counted = (which: string): string =>
  `SELECT g.id, g.name::text AS name, g.color, ${sums}, max(u.used_at) AS "usedAt"
   FROM tag g LEFT JOIN tag_use u
     ON u.owner_id = $1 AND u.tag_id = g.id AND ($2::smallint IS NULL OR u.language = $2)
   WHERE g.owner_id = $1 ${which} GROUP BY g.id`;

const orders: Record<TagSort, string> = {
  name: 'lower(name), id',
  last_used: '"usedAt" DESC NULLS LAST, lower(name), id',
  most_used: `${kinds.join(' + ')} DESC, lower(name), id`,
};
// Returns the count even if the page is empty.
const lists = Object.fromEntries(
  Object.entries(orders).map(([sort, order]) => [
    sort,
    statement(
      `list-tags-by-${sort}`,
      `WITH fitting AS MATERIALIZED (
         SELECT * FROM (${counted('AND g.name::text ILIKE $3')}) g
         WHERE $4::text IS NULL OR CASE $4 ${kinds.map((kind) => `WHEN '${kind}' THEN ${kind}`).join(' ')} END > 0)
       SELECT n.total, f.* FROM (SELECT count(*)::int AS total FROM fitting) n
       LEFT JOIN (SELECT * FROM fitting ORDER BY ${order} LIMIT $5 OFFSET $6) f ON true ORDER BY ${order}`,
    ),
  ]),
) as Record<TagSort, ReturnType<typeof statement>>;

const find = statement('find-tag', counted('AND g.id = $3'));
const insert = statement(
  'insert-tag',
  'INSERT INTO tag (id, owner_id, name, color) VALUES ($1, $2, $3, $4) ON CONFLICT (owner_id, name) DO NOTHING',
);
const update = statement(
  'update-tag',
  'UPDATE tag SET name = coalesce($3, name), color = coalesce($4, color) WHERE id = $1 AND owner_id = $2',
);
const impatient = statement('impatient', `SELECT set_config('lock_timeout', '300ms', true)`);
// A single statement: between two, a busy server could hold the locks long enough for PostgreSQL to detect a deadlock
// and abort the other transaction.
const hold = statement(
  'hold-tags',
  `WITH held AS MATERIALIZED (
     SELECT id FROM tag WHERE owner_id = $1 AND id = ANY ($2) ORDER BY id FOR UPDATE)
   SELECT count(*)::int AS count, lock_learner($1) FROM held`,
);
const merge = statement('merge-tags', 'SELECT merge_tags($1, $2, $3)');
const remove = statement('delete-tag', 'SELECT delete_tag($1, $2)');
const restore = statement('restore-tag', 'SELECT restore_tag($1, $2) AS id');
const colors = statement(
  'tag-colors',
  `SELECT name::text AS name, color FROM tag WHERE owner_id = $1 AND color <> 'gray' ORDER BY name LIMIT 1000`,
);

/** Filter and order of a list of tags. */
export interface TagList extends Scope {
  search: string;
  /** Only tags that are used for this kind. */
  kind: (typeof kinds)[number] | null;
  sort: TagSort;
  limit: number;
  offset: number;
}

/** Selects a page of tags and the number of matches. The cost depends on the number of tags, not of their uses. */
export async function selectTags(
  db: Queryable,
  { ownerId, language, search, kind, sort, limit, offset }: TagList,
): Promise<{ rows: TagRow[]; count: number }> {
  const values = [ownerId, language, `%${escapeLike(search)}%`, kind, limit, offset];
  const rows = await db.rows<(TagRow | { id: null }) & { total: number }>(lists[sort], values);
  return {
    count: rows[0]?.total ?? 0,
    rows: rows.filter((row): row is TagRow & { total: number } => row.id !== null),
  };
}

/** Finds a tag of its owner. */
export const findTag = (
  db: Queryable,
  id: string,
  { ownerId, language }: Scope,
): Promise<TagRow | undefined> => db.row<TagRow & Record<string, unknown>>(find, [ownerId, language, id]);

/** Inserts a tag; returns its ID, or undefined if the name is taken. */
export async function insertTag(
  db: Queryable,
  ownerId: string,
  { name, color }: { name: string; color: string },
): Promise<string | undefined> {
  const id = newId();
  return (await db.run(insert, [id, ownerId, name, color])) > 0 ? id : undefined;
}

/** Updates a tag; returns whether it exists. Throws a duplicate error if the name is taken. */
export const updateTagRow = async (
  db: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
  { name, color }: { name?: string | undefined; color?: string | undefined },
): Promise<boolean> => (await db.run(update, [id, ownerId, name ?? null, color ?? null])) > 0;

/**
 * Locks some tags, and the learner's words, until the transaction ends; returns how many of the tags exist. Each wait
 * fails after 300 ms, because the other transaction may be waiting for this one.
 */
export async function holdTags(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<number> {
  await tx.run(impatient);
  return (await tx.row<{ count: number }>(hold, [ownerId, ids]))?.count ?? 0;
}

/** Merges two locked tags. */
export const mergeTags = async (
  tx: Transaction,
  { ownerId, from, into }: { ownerId: string; from: string; into: string },
): Promise<void> => {
  await tx.run(merge, [ownerId, from, into]);
};

/** Removes a locked tag everywhere, and records what had it. */
export const removeTag = async (tx: Transaction, { id, ownerId }: { id: string; ownerId: string }) => {
  await tx.run(remove, [ownerId, id]);
};

/** Restores a deleted tag; returns its ID, or the ID of the tag that has its name by now. */
export const restoreTagRow = async (
  tx: Transaction,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<string | undefined> =>
  (await tx.row<{ id: string | null }>(restore, [ownerId, id]))?.id ?? undefined;

/** Selects the tags of a learner that are not gray, by name. */
export const selectColors = (db: Queryable, ownerId: string): Promise<Pick<TagRow, 'name' | 'color'>[]> =>
  db.rows(colors, [ownerId]);
