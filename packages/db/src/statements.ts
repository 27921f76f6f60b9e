import type { Queryable, Statement } from './database.ts';

/** Parameter and row types of a statement, generated from the database schema. */
export interface StatementTypes {
  params: readonly unknown[];
  row: object;
}

/** A prepared statement that carries its types. */
export interface TypedStatement<Types extends StatementTypes = StatementTypes> extends Statement {
  readonly types?: Types;
}

/** Narrower types of columns, by statement and column. Each must be assignable to the generated type. */
type Narrowing<All, Narrower> = {
  [Name in keyof Narrower]: Name extends keyof All
    ? All[Name] extends StatementTypes
      ? { [Column in keyof Narrower[Name]]: All[Name]['row'][Column & keyof All[Name]['row']] }
      : never
    : never;
};

/** A row whose columns have the narrower types. Nullable columns stay nullable. */
type NarrowRow<Row, Columns> = {
  [Column in keyof Row]: Column extends keyof Columns
    ? Columns[Column] | Extract<Row[Column], null>
    : Row[Column];
};

type NarrowTypes<Types, Columns> = Types extends StatementTypes
  ? { params: Types['params']; row: NarrowRow<Types['row'], Columns> }
  : never;

/** The statements of a feature, by name. */
type StatementSet<All, Narrower> = {
  [Name in keyof All]: TypedStatement<
    Name extends keyof Narrower ? NarrowTypes<All[Name], Narrower[Name]> : NarrowTypes<All[Name], object>
  > & { source: string };
};

/**
 * Declares the prepared statements of one `queries.ts`. Each connection plans a statement once, under the name
 * `<feature>.<key>`. `npm run generate` writes `All` from the migrated database.
 *
 * An alias such as `AS "count!"` declares that an expression is never null; the mark is not part of the column's name.
 * `Narrower` defines types that the schema lacks: those of JSON, and of text with a fixed set of values.
 */
export const statements = <
  All extends { [Name in keyof All]: StatementTypes },
  Narrower extends Narrowing<All, Narrower> = object,
>(
  feature: string,
  sources: { [Name in keyof All]: string },
): StatementSet<All, Narrower> =>
  Object.fromEntries(
    Object.entries<string>(sources).map(([key, source]) => [
      key,
      { name: `${feature}.${key}`, text: source.replaceAll(/"(\w+)!"/g, '"$1"'), source },
    ]),
  ) as never;

/**
 * Returns a statement whose text is assembled at run time, such as a list with optional conditions. `shape` selects the
 * same columns without the conditions. It is never executed and only provides the checked row type.
 */
export const createVariant = <Types extends StatementTypes>(
  shape: TypedStatement<Types>,
  name: string,
  text: string,
): TypedStatement<{ params: readonly unknown[]; row: Types['row'] }> => ({
  name: `${shape.name}.${name}`,
  text: text.replaceAll(/"(\w+)!"/g, '"$1"'),
});

/** Runs a statement and returns its rows. */
export const many = <Types extends StatementTypes>(
  db: Queryable,
  statement: TypedStatement<Types>,
  params: Readonly<Types['params']>,
): Promise<Types['row'][]> => db.rows(statement, [...params]);

/** Runs a statement and returns its first row, or undefined if there is none. */
export const first = <Types extends StatementTypes>(
  db: Queryable,
  statement: TypedStatement<Types>,
  params: Readonly<Types['params']>,
): Promise<Types['row'] | undefined> => db.row(statement, [...params]);

/**
 * Runs a statement that always returns a row, such as a count, and returns that row.
 * @throws {Error} when there is no row
 */
export async function one<Types extends StatementTypes>(
  db: Queryable,
  statement: TypedStatement<Types>,
  params: Readonly<Types['params']>,
): Promise<Types['row']> {
  const row = await first(db, statement, params);
  if (!row) throw new Error(`${statement.name} returned no row`);
  return row;
}

/** Runs a statement and returns the number of rows that it inserted, updated, deleted or selected. */
export const run = <Types extends StatementTypes>(
  db: Queryable,
  statement: TypedStatement<Types>,
  params: Readonly<Types['params']>,
): Promise<number> => db.run(statement, [...params]);
