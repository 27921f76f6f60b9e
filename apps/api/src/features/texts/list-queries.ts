import { largestPage } from '@glossa/contract/fields';
import { statement, type Queryable, type Statement } from '@glossa/db/database';

import type { ListQuery, Shelf } from './list-texts.ts';
import { tagsColumn, textColumns, textTables, type TextRow } from './text-row.ts';

type Filter = ListQuery & { ownerId: string; shelf: Shelf };

// Each order has its index, so that a page costs the same in every library.
const orders: Record<ListQuery['sort'], string> = {
  date: 't.created_at DESC, t.id DESC',
  title: 't.title, t.id',
  difficulty: 't.difficulty, t.id',
  last_read: 't.touched_at DESC, t.id DESC',
};

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Conditions and their values, in one order; the same conditions make the same prepared statement. */
function conditions(filter: Filter): { where: string; values: unknown[]; narrowed: boolean } {
  const values: unknown[] = [filter.ownerId, filter.shelf];
  const parts = ['t.owner_id = $1', 't.shelf = $2'];
  const add = (value: unknown, part: (place: string) => string) => {
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  if (filter.language !== undefined) add(filter.language, (p) => `t.language = ${p}`);
  const plain = parts.length;
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
  return { where: parts.join(' AND '), values, narrowed: parts.length > plain };
}

const prepared = new Map<string, Statement>();
function prepare(kind: string, text: string): Statement {
  const known = prepared.get(text);
  if (known) return known;
  const made = statement(`texts-${kind}-${prepared.size}`, text);
  prepared.set(text, made);
  return made;
}

// A whole shelf is not counted but looked up.
const shelfTotal = (language: boolean): string =>
  `SELECT coalesce(sum(count), 0)::int FROM shelf_count
   WHERE owner_id = $1 AND shelf = $2${language ? ' AND language = $3' : ''}`;

/** One page of texts, in the asked order, and the number of all that fit. */
export async function selectTexts(
  db: Queryable,
  filter: Filter,
): Promise<{ rows: TextRow[]; count: number }> {
  const { where, values, narrowed } = conditions(filter);
  const total = narrowed
    ? `SELECT count(*)::int FROM text t WHERE ${where}`
    : shelfTotal(filter.language !== undefined);
  // In one statement: asking for the number alone would cost as much again as the page. Only the texts of the page
  // are joined. The fixed limit tells the planner how few they are, so that one plan serves every call; the first page,
  // which is most of them, has no offset to guess.
  const skipped = (filter.page - 1) * filter.page_size;
  const page = `SELECT ${textColumns}, ${tagsColumn}, (${total}) AS total
    FROM ${textTables(`(
      SELECT * FROM text t WHERE ${where} ORDER BY ${orders[filter.sort]}
      LIMIT ${largestPage}${skipped > 0 ? ` OFFSET $${values.length + 2}` : ''}
    )`)}
    ORDER BY ${orders[filter.sort]} LIMIT $${values.length + 1}`;
  const rows = await db.rows<TextRow & { total: number } & Record<string, unknown>>(prepare('page', page), [
    ...values,
    filter.page_size,
    ...(skipped > 0 ? [skipped] : []),
  ]);
  const [first] = rows;
  if (first || filter.page === 1) return { rows, count: first?.total ?? 0 };
  // Beyond the end there is no row to tell it.
  const beyond = await db.row<{ total: number }>(prepare('count', `SELECT (${total}) AS total`), values);
  return { rows, count: beyond?.total ?? 0 };
}

const findTasks = statement(
  'open-text-tasks',
  `SELECT id, result->>'text_id' AS "textId" FROM task
   WHERE owner_id = $1 AND status IN ('PENDING', 'STARTED') AND result->>'text_id' = ANY($2)`,
);

/** Open tasks of some texts. */
export const openTasks = (
  db: Queryable,
  ownerId: string,
  texts: string[],
): Promise<{ id: string; textId: string }[]> =>
  db.rows<{ id: string; textId: string }>(findTasks, [ownerId, texts]);
