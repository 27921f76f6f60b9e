import { maxPageSize } from '@glossa/contract/fields';
import type { Queryable, Statement } from '@glossa/db/database';
import { many, one, createVariant, type StatementTypes, type TypedStatement } from '@glossa/db/statements';

/** Escapes a text for use in a LIKE pattern. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The conditions of a list and their values, numbered `$1`, `$2`, … */
export interface ListConditions {
  where: string;
  values: unknown[];
}

/** Collects the conditions of a list, beginning with the `fixed` ones and their values. */
export function createConditions(fixed: readonly string[], fixedValues: readonly unknown[] = []) {
  const parts = [...fixed];
  const values = [...fixedValues];
  return {
    /** Adds a condition with a numbered parameter, unless its value is missing or empty. */
    add(value: unknown, condition: (param: string) => string): void {
      if (value === undefined || value === null || value === '') return;
      values.push(value);
      parts.push(condition(`$${values.length}`));
    },
    /** Joins the conditions in the order in which they were added, so that equal filters share a statement. */
    build: (): ListConditions => ({ where: parts.join(' AND ') || 'true', values }),
  };
}

/** A list of library entries, as SQL. */
export interface ListQuery<Types extends StatementTypes = StatementTypes> extends ListConditions {
  /** Selects `columns` from `tables` without conditions. Never executed; it provides the type of the rows. */
  shape: TypedStatement<Types>;
  columns: string;
  /** Returns the tables, with the entries' own table replaced by the subquery `entries`. */
  tables: (entries: string) => string;
  /** The table of the entries with its alias, such as `text t`. */
  entries: string;
  order: string;
}

const statements = new Map<string, Statement>();

/**
 * Returns the prepared statement of a list, with the columns of `shape`, a statement without conditions that is never
 * executed. The same SQL reuses the same statement.
 */
export function listStatement<Types extends StatementTypes>(
  shape: TypedStatement<Types>,
  text: string,
): TypedStatement<{ params: readonly unknown[]; row: Types['row'] }> {
  const known = statements.get(text);
  if (known) return known;
  const statement = createVariant(shape, String(statements.size), text);
  statements.set(text, statement);
  return statement;
}

interface Page {
  page: number;
  page_size: number;
}

/** Selects one page of a list. Pages are counted from 1. */
export function listPage<Types extends StatementTypes>(
  db: Queryable,
  { shape, columns, tables, entries, where, values, order }: ListQuery<Types>,
  { page, page_size: size }: Page,
): Promise<Types['row'][]> {
  // Only the entries of the page are joined. The fixed limit tells the planner how few they are, so that one plan fits
  // every call. The first page, by far the most frequent, has no offset to estimate.
  const skipped = (page - 1) * size;
  const statement = `SELECT ${columns}
    FROM ${tables(`(
      SELECT * FROM ${entries} WHERE ${where} ORDER BY ${order}
      LIMIT ${maxPageSize}${skipped > 0 ? ` OFFSET $${values.length + 2}` : ''}
    )`)}
    ORDER BY ${order} LIMIT $${values.length + 1}`;
  return many(db, listStatement(shape, statement), [...values, size, ...(skipped > 0 ? [skipped] : [])]);
}

interface TotalTypes extends StatementTypes {
  row: { total: number };
}

/** Selects one page like `listPage`, and the total number of entries; `total` is the SQL for this number. */
export async function listPageWithCount<Types extends StatementTypes>(
  db: Queryable,
  { total, ...list }: ListQuery<Types> & { total: string },
  page: Page,
): Promise<{ rows: Types['row'][]; count: number }> {
  // Use one statement, because a separate count would cost as much as the page.
  const columns = `${list.columns}, (${total}) AS total`;
  const { name, text }: Statement = list.shape;
  const rows = await listPage<Types & TotalTypes>(db, { ...list, shape: { name, text }, columns }, page);
  const [first] = rows;
  if (first || page.page === 1) return { rows, count: first?.total ?? 0 };
  // A page past the end has no row to contain the total.
  const countStatement = listStatement<TotalTypes>({ name, text }, `SELECT (${total}) AS total`);
  return { rows, count: (await one(db, countStatement, list.values)).total };
}
