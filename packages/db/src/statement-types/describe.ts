import type pg from 'pg';

import { findNullability, type Catalog, type Nullability } from './nullability.ts';

/** A value that a statement takes or returns. */
export interface DescribedValue {
  /** The type's OID. */
  type: number;
  isNullable: boolean;
}

export interface Description {
  params: DescribedValue[];
  columns: (DescribedValue & { name: string })[];
}

/** Reads a statement's parameters and columns from a migrated database, without running it. */
export type Describe = (source: string) => Promise<Description>;

/**
 * Opens a describer on a connection. Call this function in a transaction that is rolled back, because it creates
 * temporary functions.
 *
 * The server parses each statement for its types. Nullability comes from the server's own analysis of a function that
 * consists of the statement (`pg_proc.prosqlbody`). There, every name is resolved, and every column lists the outer
 * joins that can make it null.
 */
export async function openDescriber(client: pg.ClientBase): Promise<Describe> {
  const catalog = await readCatalog(client);
  return async (source) => {
    const text = source.replaceAll(/"(\w+)!"/g, '"$1"');
    const { params, columns } = await describeTypes(client, text);
    const isPlain = /^\s*(SELECT|WITH|INSERT|UPDATE|DELETE|VALUES)\b/i.test(text);
    const nullability = isPlain
      ? await readNullability(client, catalog, text, params)
      : { columns: columns.map(() => true), params: new Set<string>() };
    const declared = new Set([...source.matchAll(/"(\w+)!"/g)].map(([, name]) => name));
    return {
      params: params.map((type, index) => ({ type, isNullable: nullability.params.has(String(index + 1)) })),
      columns: columns.map(({ name, type }, index) => ({
        name,
        type,
        isNullable: (nullability.columns[index] ?? true) && !declared.has(name),
      })),
    };
  };
}

interface Types {
  params: number[];
  columns: { name: string; type: number }[];
}

/** Members of pg's connection for protocol messages, which pg's types omit. */
interface Connection {
  once: (event: 'parameterDescription', listener: (message: { dataTypeIDs: number[] }) => void) => void;
  removeAllListeners: (event: 'parameterDescription') => void;
  parse: (query: { name: string; text: string; types: number[] }) => void;
  describe: (target: { type: 'S'; name: string }) => void;
  sync: () => void;
}

/** Parses a statement on the server, since pg has no method for Parse and Describe alone. */
function describeTypes(client: pg.ClientBase, text: string): Promise<Types> {
  return new Promise((resolve, reject) => {
    const found: Types = { params: [], columns: [] };
    let connection: Connection | undefined;
    const end = () => connection?.removeAllListeners('parameterDescription');
    const query = {
      submit: (opened: Connection) => {
        connection = opened;
        opened.once('parameterDescription', ({ dataTypeIDs }) => (found.params = dataTypeIDs));
        opened.parse({ name: '', text, types: [] });
        opened.describe({ type: 'S', name: '' });
        opened.sync();
      },
      handleRowDescription: ({ fields }: { fields: { name: string; dataTypeID: number }[] }) => {
        found.columns = fields.map(({ name, dataTypeID: type }) => ({ name, type }));
      },
      handleError: (error: Error) => {
        end();
        reject(error);
      },
      handleReadyForQuery: () => {
        end();
        resolve(found);
      },
    };
    client.query(query as unknown as pg.Submittable);
  });
}

async function readNullability(
  client: pg.ClientBase,
  catalog: Catalog,
  text: string,
  params: readonly number[],
): Promise<Nullability> {
  const types = await client.query<{ names: string[] }>(
    'SELECT ARRAY(SELECT format_type(oid, NULL) FROM unnest($1::oid[]) WITH ORDINALITY given(oid, n) ORDER BY n) AS names',
    [params],
  );
  const parameterTypes = types.rows[0]?.names.join(', ') ?? '';
  // A function that returns nothing accepts statements with any result.
  await client.query(
    `CREATE FUNCTION pg_temp.described(${parameterTypes}) RETURNS void BEGIN ATOMIC ${text}; END`,
  );
  const { rows } = await client.query<{ body: string }>(
    `SELECT prosqlbody::text AS body FROM pg_proc
     WHERE proname = 'described' AND pronamespace = pg_my_temp_schema()`,
  );
  await client.query('DROP FUNCTION pg_temp.described');
  return findNullability(rows[0]?.body ?? '', catalog);
}

async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const required = await client.query<{ column: string }>(
    `SELECT attrelid::text || '.' || attnum AS column FROM pg_attribute WHERE attnotnull`,
  );
  const routines = await client.query<{ oid: string; name: string; strict: boolean }>(
    'SELECT oid::text AS oid, proname AS name, proisstrict AS strict FROM pg_proc',
  );
  const columns = new Set(required.rows.map(({ column }) => column));
  const byOid = new Map(routines.rows.map(({ oid, name, strict }) => [oid, { name, strict }]));
  return {
    isRequired: (table, column) => columns.has(`${table}.${column}`),
    routine: (oid) => byOid.get(oid),
  };
}
