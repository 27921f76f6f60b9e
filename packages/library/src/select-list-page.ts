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
  /** The number of all that fit. */
  total: string;
}

const prepared = new Map<string, Statement>();

/** The same conditions make the same prepared statement. */
function prepare(name: string, text: string): Statement {
  const known = prepared.get(text);
  if (known) return known;
  const made = statement(`${name}-${prepared.size}`, text);
  prepared.set(text, made);
  return made;
}

/** One page of a list, from 1, in its order, and the number of all that fit. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- who names the columns knows the row, as with Queryable.rows
export async function selectListPage<Row extends object>(
  db: Queryable,
  { name, columns, tables, entries, where, values, order, total }: ListQuery,
  { page, page_size: size }: { page: number; page_size: number },
): Promise<{ rows: Row[]; count: number }> {
  // In one statement: asking for the number alone would cost as much again as the page. Only the entries of the page
  // are joined. The fixed limit tells the planner how few they are, so that one plan serves every call; the first page,
  // which is most of them, has no offset to guess.
  const skipped = (page - 1) * size;
  const text = `SELECT ${columns}, (${total}) AS total
    FROM ${tables(`(
      SELECT * FROM ${entries} WHERE ${where} ORDER BY ${order}
      LIMIT ${largestPage}${skipped > 0 ? ` OFFSET $${values.length + 2}` : ''}
    )`)}
    ORDER BY ${order} LIMIT $${values.length + 1}`;
  const rows = await db.rows<Row & { total: number } & Record<string, unknown>>(
    prepare(`${name}-page`, text),
    [...values, size, ...(skipped > 0 ? [skipped] : [])],
  );
  const [first] = rows;
  if (first || page === 1) return { rows, count: first?.total ?? 0 };
  // Beyond the end there is no row to tell it.
  const beyond = await db.row<{ total: number }>(
    prepare(`${name}-count`, `SELECT (${total}) AS total`),
    values,
  );
  return { rows, count: beyond?.total ?? 0 };
}
