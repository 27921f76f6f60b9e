import type pg from 'pg';

import { openDescriber, type DescribedValue, type Description } from './describe.ts';

/** The statements that one file declares, as written. */
export interface DeclaredStatements {
  feature: string;
  /** Source texts by key. */
  sources: Record<string, string>;
}

interface TypeNames {
  /** TypeScript type of the values that the driver returns. */
  row: string;
  /** TypeScript type of the values that the driver accepts. */
  param: string;
}

/**
 * Returns the `QueryTypes` of each file as TypeScript, in the order of `files`. Temporary tables that a statement
 * creates are available when the other statements are described.
 * @throws {Error} when statements don't fit the schema; the message lists them all
 */
export async function writeQueryTypes(
  client: pg.Client,
  files: readonly DeclaredStatements[],
): Promise<string[]> {
  await client.query('BEGIN');
  try {
    const describe = await openDescriber(client);
    const types = await readTypes(client);
    for (const source of files.flatMap(({ sources }) => Object.values(sources))) {
      if (/^\s*CREATE TEMP/i.test(source)) await client.query(source);
    }
    const failures: string[] = [];
    const outputLines: string[] = [];
    for (const { feature, sources } of files) {
      const entries: string[] = [];
      for (const [key, source] of Object.entries(sources)) {
        await client.query('SAVEPOINT statement');
        try {
          if (`${feature}.${key}`.length > 63) throw new Error('its name is longer than 63 characters');
          entries.push(writeEntry(key, await describe(source), types));
        } catch (error) {
          await client.query('ROLLBACK TO statement');
          failures.push(`${feature}.${key} does not fit the schema: ${(error as Error).message}`);
        }
      }
      outputLines.push(`${heading}export interface QueryTypes {\n${entries.join('')}}\n`);
    }
    if (failures.length > 0) throw new Error(failures.join('\n'));
    return outputLines;
  } finally {
    await client.query('ROLLBACK');
  }
}

const heading = '// Generated from the database schema by `npm run generate`. Do not edit.\n\n';

function writeEntry(key: string, { params, columns }: Description, types: Map<number, TypeNames>): string {
  const names = columns.map(({ name }) => name);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate) throw new Error(`column ${duplicate} is selected twice`);
  const typed = ({ type, isNullable }: DescribedValue, use: keyof TypeNames) => {
    const name = types.get(type)?.[use] ?? 'unknown';
    return isNullable && name !== 'unknown' ? `${name} | null` : name;
  };
  const tuple = params.map((param, index) => `$${index + 1}: ${typed(param, 'param')}`).join(', ');
  const row = columns
    .map((column) => `      ${quoteProperty(column.name)}: ${typed(column, 'row')};\n`)
    .join('');
  return `  ${quoteProperty(key)}: {\n    params: [${tuple}];\n    row: ${row ? `{\n${row}    }` : 'object'};\n  };\n`;
}

const quoteProperty = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name));

/** Returns the TypeScript names of all types by OID, as the driver in `pool.ts` parses them. */
async function readTypes(client: pg.ClientBase): Promise<Map<number, TypeNames>> {
  const { rows } = await client.query<{
    oid: number;
    name: string;
    category: string;
    element: number;
    labels: string[];
  }>(
    `SELECT t.oid, base.typname AS name, base.typcategory AS category,
       CASE WHEN base.typcategory = 'A' THEN base.typelem ELSE 0 END AS element,
       ARRAY(SELECT enumlabel::text FROM pg_enum WHERE enumtypid = base.oid ORDER BY enumsortorder) AS labels
     FROM pg_type t JOIN pg_type base ON base.oid = CASE WHEN t.typtype = 'd' THEN t.typbasetype ELSE t.oid END`,
  );
  const scalars = new Map(rows.map(({ oid, ...type }) => [oid, toTypeNames(type)]));
  const arrays = rows.flatMap(({ oid, element }) => {
    const of = scalars.get(element);
    return of
      ? // Columns of many rows are passed as arrays, and a column can be null in some rows.
        [[oid, { row: `${parenthesize(of.row)}[]`, param: `readonly (${of.param} | null)[]` }] as const]
      : [];
  });
  return new Map([...scalars, ...arrays]);
}

const parenthesize = (type: string): string => (type.includes('|') ? `(${type})` : type);

function toTypeNames({
  name,
  category,
  labels,
}: {
  name: string;
  category: string;
  labels: string[];
}): TypeNames {
  const sameType = (type: string): TypeNames => ({ row: type, param: type });
  if (name === 'json' || name === 'jsonb') return sameType('unknown');
  if (name === 'bytea') return { row: 'Buffer', param: 'Uint8Array' };
  if (name === 'numeric') return { row: 'string', param: 'string | number' };
  if (name.startsWith('reg')) return sameType('string');
  if (name === 'date' || name.startsWith('timestamp')) return { row: 'Date', param: 'Date | string' };
  if (name === 'interval') return { row: 'unknown', param: 'string' };
  if (category === 'E') return sameType(labels.map((label) => `'${label}'`).join(' | '));
  if (category === 'N') return sameType('number');
  if (category === 'B') return sameType('boolean');
  return category === 'S' || category === 'U' || category === 'D' ? sameType('string') : sameType('unknown');
}
