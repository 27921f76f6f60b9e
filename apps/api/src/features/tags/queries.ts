import type { TagSort } from '@glossa/contract/tags';
import { statement, type Queryable, type Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import { escapeLike } from '#domain/library/select-list-page.ts';
import { kinds, type TagRow } from './tag-row.ts';

/** Whose tags, and in which language they are counted; null for all. */
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
// The number is told even where no tag is left to stand beside it.
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
// One statement: between two, a busy server could hold the tags long enough for PostgreSQL to see a deadlock and to end
// the other transaction.
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

/** What is in a list of tags, and its order. */
export interface TagList extends Scope {
  search: string;
  /** Only those that are used for this kind. */
  kind: (typeof kinds)[number] | null;
  sort: TagSort;
  limit: number;
  offset: number;
}

/** A page of tags, and how many fit. Costs as many tags as there are, however much they are used for. */
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

/** A tag of its owner. */
export const findTag = (
  db: Queryable,
  id: string,
  { ownerId, language }: Scope,
): Promise<TagRow | undefined> => db.row<TagRow & Record<string, unknown>>(find, [ownerId, language, id]);

/** Writes a new tag; answers its id, or undefined when the name is taken. */
export async function insertTag(
  db: Queryable,
  ownerId: string,
  { name, color }: { name: string; color: string },
): Promise<string | undefined> {
  const id = newId();
  return (await db.run(insert, [id, ownerId, name, color])) > 0 ? id : undefined;
}

/** Changes a tag; answers whether there was one. A name that is taken throws a duplicate. */
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

/** Makes one tag of two that are held. */
export const mergeTags = async (
  tx: Transaction,
  { ownerId, from, into }: { ownerId: string; from: string; into: string },
): Promise<void> => {
  await tx.run(merge, [ownerId, from, into]);
};

/** Takes a tag that is held away from everything, and keeps what had it. */
export const removeTag = async (tx: Transaction, { id, ownerId }: { id: string; ownerId: string }) => {
  await tx.run(remove, [ownerId, id]);
};

/** Brings a deleted tag back; answers its id, or that of the tag that has its name by now. */
export const restoreTagRow = async (
  tx: Transaction,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<string | undefined> =>
  (await tx.row<{ id: string | null }>(restore, [ownerId, id]))?.id ?? undefined;

/** The tags of a person that are not grey, by name. */
export const selectColors = (db: Queryable, ownerId: string): Promise<Pick<TagRow, 'name' | 'color'>[]> =>
  db.rows(colors, [ownerId]);
