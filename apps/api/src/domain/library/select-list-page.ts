import { largestPage } from '@glossa/contract/fields';
import { statement, type Queryable, type Statement } from '@glossa/db/database';

/** A text as a pattern of LIKE that means itself. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Conditions of a list with their values, which stand in their order as `$1`, `$2` … */
export interface ListConditions {
  where: string;
  values: unknown[];
}

/** A list of entries of a library, as SQL. */
export interface ListQuery extends ListConditions {
  /** What is listed: begins the names of its statements. */
  name: string;
  columns: string;
  /** The tables with `entries`, a subquery that chooses among the entries, in their place. */
  tables: (entries: string) => string;
  /** The table of the entries with its alias, e.g. `text t`. */
  entries: string;
  order: string;
}

const prepared = new Map<string, Statement>();

/** A statement of a list: the same conditions make the same prepared statement. */
export function listStatement(name: string, text: string): Statement {
  const known = prepared.get(text);
  if (known) return known;
  const made = statement(`${name}-${prepared.size}`, text);
  prepared.set(text, made);
  return made;
}

interface Page {
  page: number;
  page_size: number;
}

/** One page of a list, from 1, in its order. */
export function selectPage<Row extends object>(
  db: Queryable,
  { name, columns, tables, entries, where, values, order }: ListQuery,
  { page, page_size: size }: Page,
): Promise<(Row & Record<string, unknown>)[]> {
  // Only the entries of the page are joined. The fixed limit tells the planner how few they are, so that one plan serves
  // every call; the first page, which is most of them, has no offset to guess.
  const skipped = (page - 1) * size;
  const text = `SELECT ${columns}
    FROM ${tables(`(
      SELECT * FROM ${entries} WHERE ${where} ORDER BY ${order}
      LIMIT ${largestPage}${skipped > 0 ? ` OFFSET $${values.length + 2}` : ''}
    )`)}
    ORDER BY ${order} LIMIT $${values.length + 1}`;
  return db.rows<Row & Record<string, unknown>>(listStatement(`${name}-page`, text), [
    ...values,
    size,
    ...(skipped > 0 ? [skipped] : []),
  ]);
}

/** One page of a list as `selectPage`, and the number of all that fit, which the SQL of `total` tells. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- who names the columns knows the row, as with Queryable.rows
export async function selectListPage<Row extends object>(
  db: Queryable,
  { total, ...list }: ListQuery & { total: string },
  page: Page,
): Promise<{ rows: Row[]; count: number }> {
  // In one statement: asking for the number alone would cost as much again as the page.
  const columns = `${list.columns}, (${total}) AS total`;
  const rows = await selectPage<Row & { total: number }>(db, { ...list, columns }, page);
  const [first] = rows;
  if (first || page.page === 1) return { rows, count: first?.total ?? 0 };
  // Beyond the end there is no row to tell it.
  const beyond = await db.row<{ total: number }>(
    listStatement(`${list.name}-count`, `SELECT (${total}) AS total`),
    list.values,
  );
  return { rows, count: beyond?.total ?? 0 };
}
