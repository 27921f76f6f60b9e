import type { HandlerInput } from '@glossa/contract/endpoint';
import type { TagMark } from '@glossa/contract/fields';
import type { listTexts as listTextsEndpoint } from '@glossa/contract/texts';
import type { Queryable } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';

import { escapeLike, listPageWithCount } from '#domain/library/lists/queries.ts';
import { entryPurchaseColumns } from '#domain/shop/purchases/queries.ts';
import type { QueryTypes } from './queries.types.ts';

/** Columns for a text with its document and counts. Requires `text t`, `document d` and `learner_document ld`. */
export const textColumns = `t.id, t.document_id AS "documentId", t.title, t.author, t.source, t.difficulty, t.language,
  t.audio_url AS "audioUrl", t.audio_key AS "audioKey", t.is_archived AS "isArchived", t.is_deleted AS "isDeleted",
  t.is_favorite AS "isFavorite", ${entryPurchaseColumns('t')}, t.may_print AS "mayPrint", t.may_copy AS "mayCopy",
  coalesce((SELECT allow_offline FROM purchase WHERE id = t.purchase_id), true) AS "mayKeep", t.position, t.last_read_at AS "lastReadAt", t.created_at AS "createdAt",
  d.status, d.problem, d.word_count AS "wordCount", d.unique_count AS "uniqueCount",
  d.sentence_count AS "sentenceCount", coalesce(t.grammar_points, d.grammar_points, '{}') AS "grammarPoints", ld.new_tokens AS "newTokens", ld.learning_tokens AS "learningTokens",
  ld.ignored_tokens AS "ignoredTokens", ld.new_words AS "newWords", ld.learning_words AS "learningWords",
  ld.ignored_words AS "ignoredWords", ld.covered_tokens AS "coveredTokens"`;

/** Columns that only cards show: the text's tags, by name, and its cover. */
const cardColumns = `(SELECT json_agg(json_build_object('name', g.name, 'color', g.color) ORDER BY g.name) FROM text_tag tt JOIN tag g ON g.id = tt.tag_id
   WHERE tt.text_id = t.id) AS tags,
  t.cover_key AS "coverKey", (SELECT cover_key FROM product WHERE id = t.product_id) AS "ebookCoverKey"`;

/** Tables for `textColumns`; `texts` can be a subquery that filters texts. */
export const textTables = (texts = 'text'): string => `${texts} t JOIN document d ON d.id = t.document_id
  LEFT JOIN learner_document ld ON ld.learner_id = t.owner_id AND ld.document_id = t.document_id`;

/** Shelves by their number in the database. */
export const shelves = { reading: 0, archive: 1, trash: 2 } as const;
export type Shelf = (typeof shelves)[keyof typeof shelves];

export type TextListQuery = HandlerInput<typeof listTextsEndpoint>['query'];
type TextFilter = TextListQuery & { ownerId: string; shelf: Shelf };

// Each sort order has its own index, so a page costs the same whatever the library's size.
const orders: Record<TextListQuery['sort'], string> = {
  date: 't.created_at DESC, t.id DESC',
  title: 't.title, t.id',
  difficulty: 't.difficulty, t.id',
  last_read: 't.touched_at DESC, t.id DESC',
};

/** Builds conditions and their values in a fixed order, so that the same conditions share a prepared statement. */
function buildConditions(filter: TextFilter): { where: string; values: unknown[]; isFiltered: boolean } {
  const values: unknown[] = [filter.ownerId, filter.shelf];
  const parts = ['t.owner_id = $1', 't.shelf = $2'];
  const add = (value: unknown, part: (placeholder: string) => string) => {
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  if (filter.language !== undefined) add(filter.language, (p) => `t.language = ${p}`);
  const unfiltered = parts.length;
  if (filter.difficulty) add(filter.difficulty, (p) => `t.difficulty = ${p}`);
  if (filter.favorite !== undefined) add(filter.favorite, (p) => `t.is_favorite = ${p}`);
  if (filter.search) {
    add(`%${escapeLike(filter.search)}%`, (p) => `(t.title ILIKE ${p} OR t.author ILIKE ${p})`);
  }
  if (filter.tag) {
    add(
      filter.tag,
      (p) => `EXISTS (SELECT 1 FROM text_tag tt JOIN tag g ON g.id = tt.tag_id
        WHERE tt.text_id = t.id AND g.name = ${p}::citext)`,
    );
  }
  return { where: parts.join(' AND '), values, isFiltered: parts.length > unfiltered };
}

interface NarrowTypes {
  find: Pick<CardRow, 'tags'>;
  list: Pick<CardRow, 'tags'>;
}

const sql = statements<QueryTypes, NarrowTypes>('texts', {
  find: `SELECT ${textColumns}, ${cardColumns} FROM ${textTables()} WHERE t.id = $1 AND t.owner_id = $2`,
  update: `UPDATE text SET title = coalesce($3, title), author = coalesce($4, author), source = coalesce($5, source),
     difficulty = coalesce($6, difficulty), is_favorite = coalesce($7, is_favorite),
     is_archived = coalesce($8, is_archived), is_deleted = coalesce($9, is_deleted),
     grammar_points = coalesce($10, grammar_points)
   WHERE id = $1 AND owner_id = $2`,
  lock: `SELECT t.title, t.document_id AS "documentId", t.language, t.position, d.status
   FROM text t JOIN document d ON d.id = t.document_id WHERE t.id = $1 AND t.owner_id = $2 FOR UPDATE OF t`,
  setDocument: `UPDATE text SET document_id = $3, position = $4, read_to = least(read_to, $4),
     sentence_times = NULL, time_cues = NULL WHERE id = $1 AND owner_id = $2`,
  delete: `DELETE FROM text WHERE id = $1 AND owner_id = $2 AND is_deleted
   RETURNING document_id AS "documentId", audio_key AS "audioKey", cover_key AS "coverKey"`,
  findContent: `SELECT string_agg(s.text, '' ORDER BY s.seq) AS content
   FROM text t JOIN sentence s ON s.document_id = t.document_id WHERE t.id = $1 AND t.owner_id = $2`,
  findContentHash: `SELECT d.language, d.hash FROM text t JOIN document d ON d.id = t.document_id WHERE t.id = $1 AND t.owner_id = $2`,
  // The nearest sentence with the same text, or else the sentence with the same number.
  findPositionAfterEdit: `SELECT coalesce(
     (SELECT fresh.seq FROM sentence old JOIN sentence fresh ON btrim(fresh.text) = btrim(old.text)
      WHERE old.document_id = $1 AND old.seq = $2 AND fresh.document_id = $3
      ORDER BY abs(fresh.seq - $2) LIMIT 1),
     least($2, (SELECT greatest(sentence_count - 1, 0) FROM document WHERE id = $3))
   ) AS place`,

  // This statement is never executed; it only provides the row type for the lists built at run time.
  list: `SELECT ${textColumns}, ${cardColumns} FROM ${textTables()}`,
  listOpenTasks: `SELECT id, result->>'text_id' AS "textId!" FROM task
   WHERE owner_id = $1 AND status IN ('PENDING', 'STARTED') AND result->>'text_id' = ANY($2)`,
  listUsedTags: `SELECT g.name::text FROM tag g WHERE g.owner_id = $1
     AND EXISTS (SELECT 1 FROM text_tag tt WHERE tt.tag_id = g.id) ORDER BY g.name`,
});

/** A text with all its columns, including those that only cards show. */
export type CardRow = QueryTypes['find']['row'] & { tags: TagMark[] | null };

/**
 * A text with its document and counts. `coveredTokens` is the number of tokens covered by a known word of the same
 * family; null unless the learner has turned on counting by family.
 */
export type TextRow = Omit<CardRow, 'tags' | 'coverKey' | 'ebookCoverKey'>;

/** Identifies a text of one user. */
export interface TextKey {
  id: string;
  ownerId: string;
}

/** Finds one of a user's texts. */
export const findText = (db: Queryable, { id, ownerId }: TextKey): Promise<CardRow | undefined> =>
  first(db, sql.find, [id, ownerId]);

/** Fields of a text to change. Missing fields aren't changed. */
export interface TextChange {
  title?: string | undefined;
  author?: string | undefined;
  source?: string | undefined;
  difficulty?: CardRow['difficulty'] | undefined;
  is_favorite?: boolean | undefined;
  is_archived?: boolean | undefined;
  is_deleted?: boolean | undefined;
  grammar_points?: readonly string[] | undefined;
}

/** Updates the given fields. Returns false if there is no such text. */
export const updateText = async (
  tx: Queryable,
  { id, ownerId }: TextKey,
  change: TextChange,
): Promise<boolean> => {
  const changedRows = await run(tx, sql.update, [
    id,
    ownerId,
    change.title ?? null,
    change.author ?? null,
    change.source ?? null,
    change.difficulty ?? null,
    change.is_favorite ?? null,
    change.is_archived ?? null,
    change.is_deleted ?? null,
    change.grammar_points ?? null,
  ]);
  return changedRows > 0;
};

/** Locks a text until the transaction ends, and returns its document and reading position. */
export const lockText = (tx: Queryable, { id, ownerId }: TextKey) => first(tx, sql.lock, [id, ownerId]);

/** Points a text to another document, sets the reading position there, and clears the sentence times. */
export const setDocument = (
  tx: Queryable,
  { id, ownerId }: TextKey,
  { documentId, position }: { documentId: number; position: number },
) => run(tx, sql.setDocument, [id, ownerId, documentId, position]);

/** Deletes a text that is in the trash. Returns its document ID and the storage keys of its files. */
export const deleteText = (tx: Queryable, { id, ownerId }: TextKey) => first(tx, sql.delete, [id, ownerId]);

/** Reads the full content of an analyzed text. */
export const findContent = async (db: Queryable, { id, ownerId }: TextKey): Promise<string> =>
  (await one(db, sql.findContent, [id, ownerId])).content ?? '';

/** Finds the hash that a text's content is stored under. */
export const findContentHash = (db: Queryable, { id, ownerId }: TextKey) =>
  first(db, sql.findContentHash, [id, ownerId]);

/** Finds the position in a text's new document that corresponds to the reading position in the old document. */
export const findPositionAfterEdit = async (
  tx: Queryable,
  text: { documentId: number; position: number },
  newDocument: number,
): Promise<number> =>
  (await one(tx, sql.findPositionAfterEdit, [text.documentId, text.position, newDocument])).place;

// Unfiltered shelves have materialized counts.
const shelfTotalSql = (language: boolean): string =>
  `SELECT coalesce(sum(count), 0)::int FROM shelf_count
   WHERE owner_id = $1 AND shelf = $2${language ? ' AND language = $3' : ''}`;

/** Lists one page of texts in the requested order, and counts the matches. */
export async function listTexts(
  db: Queryable,
  filter: TextFilter,
): Promise<{ rows: CardRow[]; count: number }> {
  const { where, values, isFiltered } = buildConditions(filter);
  const total = isFiltered
    ? `SELECT count(*)::int FROM text t WHERE ${where}`
    : shelfTotalSql(filter.language !== undefined);
  const list = {
    shape: sql.list,
    columns: `${textColumns}, ${cardColumns}`,
    tables: textTables,
    entries: 'text t',
    where,
    values,
    order: orders[filter.sort],
    total,
  };
  return listPageWithCount(db, list, filter);
}

/** Lists the open tasks of the given texts. */
export const listOpenTasks = (
  db: Queryable,
  ownerId: string,
  textIds: readonly string[],
): Promise<{ id: string; textId: string }[]> => many(db, sql.listOpenTasks, [ownerId, textIds]);

/** Lists the names of the tags on a learner's texts. */
export const listUsedTags = (db: Queryable, ownerId: string): Promise<{ name: string }[]> =>
  many(db, sql.listUsedTags, [ownerId]);

/** Finds the storage key of a text's uploaded recording. Returns undefined if the text has none. */
export const findRecordingKey = async (
  db: Queryable,
  { id, ownerId }: TextKey,
): Promise<string | undefined> => {
  const found = await db.prisma.text.findFirst({ where: { id, ownerId }, select: { audioKey: true } });
  return found?.audioKey ?? undefined;
};
