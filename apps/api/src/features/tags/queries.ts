import type { TagColor } from '@glossa/contract/tag-colors';
import type { TagSort } from '@glossa/contract/tags';
import type { Queryable, Transaction } from '@glossa/db/database';
import { defined } from '@glossa/db/defined';
import { newId } from '@glossa/db/new-id';
import { first, many, one, statements } from '@glossa/db/statements';

import { escapeLike } from '#domain/library/lists/queries.ts';
import type { QueryTypes } from './queries.types.ts';
import { tagKinds, type TagRow } from './present-tag.ts';

/** The owner of the tags, and the language to count uses in. If it is null, uses in all languages are counted. */
export interface Scope {
  ownerId: string;
  language: number | null;
}

const useCounts = tagKinds
  .map((kind) => `coalesce(sum(u.count) FILTER (WHERE u.kind = '${kind}'), 0)::int AS ${kind}`)
  .join(', ');
const tagsWithCountsSql = (condition: string): string =>
  `SELECT g.id, g.name::text AS name, g.color, ${useCounts}, max(u.used_at) AS "usedAt"
   FROM tag g LEFT JOIN tag_use u
     ON u.owner_id = $1 AND u.tag_id = g.id AND ($2::smallint IS NULL OR u.language = $2)
   WHERE g.owner_id = $1 ${condition} GROUP BY g.id`;

// Returns the total even if the page is empty; then it is the only column that isn't null.
const listSql = (order: string): string => `
    WITH matching AS MATERIALIZED (
      SELECT * FROM (${tagsWithCountsSql('AND g.name::text ILIKE $3')}) g
      WHERE $4::text IS NULL OR CASE $4 ${tagKinds.map((kind) => `WHEN '${kind}' THEN ${kind}`).join(' ')} END > 0)
    SELECT n.total, m.id, m.name AS "name!", m.color AS "color!", ${tagKinds.map((kind) => `m.${kind} AS "${kind}!"`).join(', ')},
      m."usedAt"
    FROM (SELECT count(*)::int AS total FROM matching) n
    LEFT JOIN (SELECT * FROM matching ORDER BY ${order} LIMIT $5 OFFSET $6) m ON true ORDER BY ${order}`;

/** Maximum number of related items per kind. */
const maxRelated = 10;
const relatedSql = (kind: 'text' | 'video'): string => `
    SELECT e.id, e.title FROM ${kind}_tag et JOIN ${kind} e ON e.id = et.${kind}_id
    WHERE et.tag_id = $3 AND e.owner_id = $1 AND e.shelf <> 2 AND ($2::smallint IS NULL OR e.language = $2)
    ORDER BY e.created_at DESC, e.id DESC LIMIT ${maxRelated}`;
const wordColumns = 'lw.term_id AS id, lw.form AS text, lw.translation, lw.language';
const newestWords = `ORDER BY lw.created_at DESC, lw.term_id DESC LIMIT ${maxRelated}`;

interface Color {
  color: TagColor;
}
interface NarrowTypes {
  listByName: Color;
  listByLastUse: Color;
  listByUses: Color;
  find: Color;
  listColors: Color;
}

const sql = statements<QueryTypes, NarrowTypes>('tags', {
  listByName: listSql('lower(name), id'),
  listByLastUse: listSql('"usedAt" DESC NULLS LAST, lower(name), id'),
  listByUses: listSql(`${tagKinds.join(' + ')} DESC, lower(name), id`),
  find: tagsWithCountsSql('AND g.id = $3'),
  listColors: `SELECT name::text AS name, color FROM tag WHERE owner_id = $1 AND color <> 'gray' ORDER BY name LIMIT 1000`,
  lockLearner: 'SELECT lock_learner($1)',
  setLockTimeout: `SELECT set_config('lock_timeout', '300ms', true)`,
  lockTags: `
    WITH locked AS (
      SELECT id FROM tag WHERE owner_id = $1 AND id = ANY ($2) ORDER BY id FOR UPDATE NOWAIT)
    SELECT count(*)::int AS count FROM locked`,
  merge: 'SELECT merge_tags($1, $2, $3)',
  delete: 'SELECT delete_tag($1, $2)',
  restore: 'SELECT restore_tag($1, $2) AS id',
  relatedTexts: relatedSql('text'),
  relatedVideos: relatedSql('video'),
  relatedEbooks: `
    SELECT p.id, p.title FROM product_tag pt JOIN product p ON p.id = pt.product_id
    WHERE pt.tag_id = $3 AND p.owner_id = $1 AND p.removed_at IS NULL AND ($2::smallint IS NULL OR p.language = $2)
    ORDER BY p.created_at DESC, p.id DESC LIMIT ${maxRelated}`,
  relatedWordsOfRareTag: `
    SELECT ${wordColumns} FROM learner_word lw
    WHERE lw.learner_id = $1 AND lw.term_id = ANY (ARRAY(SELECT term_id FROM word_tag WHERE tag_id = $3))
      AND ($2::smallint IS NULL OR lw.language = $2) ${newestWords}`,
  // The list indexes are per language and level, so the newest words of each are read until enough have the tag.
  relatedWordsOfCommonTag: `
    SELECT ${wordColumns} FROM (
      SELECT w.* FROM (
        SELECT language, level FROM vocabulary_count
        WHERE learner_id = $1 AND count > 0 AND ($2::smallint IS NULL OR language = $2) OFFSET 0
      ) p CROSS JOIN LATERAL (
        SELECT lw.* FROM learner_word lw
        WHERE lw.learner_id = $1 AND lw.form <> '' AND lw.language = p.language
          AND word_standing(lw.level, lw.ignored) = p.level
          AND EXISTS (SELECT 1 FROM word_tag wt WHERE wt.learner_id = $1 AND wt.term_id = lw.term_id AND wt.tag_id = $3 OFFSET 0)
        ${newestWords}
      ) w
    ) lw ${newestWords}`,
});

const lists = { name: sql.listByName, last_used: sql.listByLastUse, most_used: sql.listByUses };

/** Filter and order of a list of tags. */
export interface TagList extends Scope {
  search: string;
  /** Only tags used on items of this kind. */
  kind: (typeof tagKinds)[number] | null;
  sort: TagSort;
  limit: number;
  offset: number;
}

/** Lists a page of tags and counts the matches. The cost depends on the number of tags, not on the number of uses. */
export async function listTags(
  db: Queryable,
  { ownerId, language, search, kind, sort, limit, offset }: TagList,
): Promise<{ rows: TagRow[]; count: number }> {
  const rows = await many(db, lists[sort], [
    ownerId,
    language,
    `%${escapeLike(search)}%`,
    kind,
    limit,
    offset,
  ]);
  return {
    count: rows[0]?.total ?? 0,
    rows: rows.flatMap(({ total: _total, id, ...tag }) => (id === null ? [] : [{ id, ...tag }])),
  };
}

/** Finds one of a user's tags. */
export const findTag = (
  db: Queryable,
  id: string,
  { ownerId, language }: Scope,
): Promise<TagRow | undefined> => first(db, sql.find, [ownerId, language, id]);

/** Inserts a tag; returns its ID, or undefined if the name is taken. */
export async function insertTag(
  db: Queryable,
  ownerId: string,
  { name, color }: { name: string; color: string },
): Promise<string | undefined> {
  const id = newId();
  const { count } = await db.prisma.tag.createMany({
    data: { id, ownerId, name, color },
    skipDuplicates: true,
  });
  return count > 0 ? id : undefined;
}

/**
 * Updates a tag. Returns false if there is no such tag.
 * @throws a duplicate error (see `isDuplicate`) if the name is taken
 */
export const updateTag = async (
  db: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
  change: { name?: string | undefined; color?: string | undefined },
): Promise<boolean> =>
  (await db.prisma.tag.updateMany({ where: { id, ownerId }, data: defined(change) })).count > 0;

/**
 * Locks the learner's words, and then tags, until the transaction ends; returns how many of the tags exist. Fails
 * immediately if a tag is locked; later statements fail after waiting 300 ms for a lock. The transaction that holds the
 * lock may be waiting for this transaction, and PostgreSQL would resolve the deadlock by aborting either of them.
 */
export async function lockTags(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<number> {
  await one(tx, sql.lockLearner, [ownerId]);
  await one(tx, sql.setLockTimeout, []);
  return (await one(tx, sql.lockTags, [ownerId, ids])).count;
}

/** Moves all uses of the tag `from` to `into`, and deletes `from`. Both must be locked. */
export const mergeTags = async (
  tx: Transaction,
  { ownerId, from, into }: { ownerId: string; from: string; into: string },
): Promise<void> => {
  await one(tx, sql.merge, [ownerId, from, into]);
};

/** Deletes a locked tag everywhere, and records the items that had it, so that it can be restored. */
export const deleteTag = async (tx: Transaction, { id, ownerId }: { id: string; ownerId: string }) => {
  await one(tx, sql.delete, [ownerId, id]);
};

/** Restores a deleted tag; returns its ID, or the ID of the tag that has taken its name in the meantime. */
export const restoreTag = async (
  tx: Transaction,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<string | undefined> => (await one(tx, sql.restore, [ownerId, id])).id ?? undefined;

/** Lists a learner's tags that aren't gray, by name. */
export const listColors = (db: Queryable, ownerId: string): Promise<Pick<TagRow, 'name' | 'color'>[]> =>
  many(db, sql.listColors, [ownerId]);

/** Minimum number of tagged words for which checking the newest words is cheaper than sorting all tagged words. */
const minCommonUses = 2000;

/** Finds the newest texts, videos, ebooks and words with a tag. `wordCount` is the number of words with the tag. */
export async function findRelated(
  db: Queryable,
  tagId: string,
  { ownerId, language }: Scope,
  wordCount: number,
) {
  const scope = [ownerId, language, tagId] as const;
  const [texts, videos, ebooks, words] = await Promise.all([
    many(db, sql.relatedTexts, scope),
    many(db, sql.relatedVideos, scope),
    many(db, sql.relatedEbooks, scope),
    many(db, wordCount < minCommonUses ? sql.relatedWordsOfRareTag : sql.relatedWordsOfCommonTag, scope),
  ]);
  return { texts, videos, ebooks, words };
}
