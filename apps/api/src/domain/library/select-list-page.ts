import { largestPage } from '@glossa/contract/fields';
import { statement, type Queryable, type Statement } from '@glossa/db/database';

/** Escapes a text for use in a LIKE pattern. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The conditions of a list and their values, numbered `$1`, `$2`, … */
export interface ListConditions {
  where: string;
  values: unknown[];
}

/** A list of library entries, as SQL. */
export interface ListQuery extends ListConditions {
  /** Prefix of the names of its statements. */
  name: string;
  columns: string;
  /** Returns the tables, with `entries`, a subquery that selects entries, in place of the entries' table. */
  tables: (entries: string) => string;
  /** The table of the entries with its alias, such as `text t`. */
  entries: string;
  order: string;
}

const prepared = new Map<string, Statement>();

/** Returns the prepared statement of a list. The same SQL reuses the same statement. */
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

/** Selects one page of a list, counted from 1. */
export function selectPage<Row extends object>(
  db: Queryable,
  { name, columns, tables, entries, where, values, order }: ListQuery,
  { page, page_size: size }: Page,
): Promise<(Row & Record<string, unknown>)[]> {
  // Only the entries of the page are joined. The fixed limit tells the planner how few they are, so that one plan fits
  // every call. The first page, by far the most frequent, has no offset to estimate.
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

/** Selects one page like `selectPage`, and the total number of entries, for which `total` is the SQL. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- who names the columns knows the row, as with Queryable.rows
export async function selectListPage<Row extends object>(
  db: Queryable,
  { total, ...list }: ListQuery & { total: string },
  page: Page,
): Promise<{ rows: Row[]; count: number }> {
  // In one statement, because a separate count would cost as much as the page.
  const columns = `${list.columns}, (${total}) AS total`;
  const rows = await selectPage<Row & { total: number }>(db, { ...list, columns }, page);
  const [first] = rows;
  if (first || page.page === 1) return { rows, count: first?.total ?? 0 };
  // Past the end, there is no row with the total.
  const beyond = await db.row<{ total: number }>(
    listStatement(`${list.name}-count`, `SELECT (${total}) AS total`),
    list.values,
  );
  return { rows, count: beyond?.total ?? 0 };
}
