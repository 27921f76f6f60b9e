import { expect, test } from 'vitest';

import { openDatabase } from './database.ts';
import { first, many, one, run, statements, createVariant } from './statements.ts';

const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error('TEST_DATABASE_URL is not set; run the tests through npm test');

interface QueryTypes {
  numbers: { params: [$1: number]; row: { n: number; kind: string } };
  settings: { params: []; row: { settings: unknown } };
  nothing: { params: []; row: { n: number } };
}
interface NarrowTypes {
  numbers: { kind: 'even' | 'odd' };
  settings: { settings: { theme: string } };
}

const sql = statements<QueryTypes, NarrowTypes>('statements_test', {
  numbers: `SELECT n, CASE n % 2 WHEN 0 THEN 'even' ELSE 'odd' END AS "kind!" FROM generate_series(1, $1::int) n`,
  settings: `SELECT '{"theme": "dark"}'::json AS settings`,
  nothing: 'SELECT 1 AS n WHERE false',
});

test('runs statements as prepared statements named after their feature, and types their rows', async () => {
  const db = openDatabase(server, { max: 1 });
  expect(await many(db, sql.numbers, [2])).toEqual([
    { n: 1, kind: 'odd' },
    { n: 2, kind: 'even' },
  ]);
  const kind: 'even' | 'odd' | undefined = (await first(db, sql.numbers, [1]))?.kind;
  expect(kind).toBe('odd');
  const { settings }: { settings: { theme: string } } = await one(db, sql.settings, []);
  expect(settings).toEqual({ theme: 'dark' });
  expect(await run(db, sql.numbers, [3])).toBe(3);
  const prepared = await db.pool.query('SELECT name FROM pg_prepared_statements ORDER BY name');
  expect(prepared.rows).toEqual([{ name: 'statements_test.numbers' }, { name: 'statements_test.settings' }]);
  await db.close();
});

test('`one` throws an error that names the statement when there is no row', async () => {
  const db = openDatabase(server, { max: 1 });
  expect(await first(db, sql.nothing, [])).toBeUndefined();
  await expect(one(db, sql.nothing, [])).rejects.toThrow('statements_test.nothing returned no row');
  await db.close();
});

test('gives a variant its own name and the row type of its shape', async () => {
  const db = openDatabase(server, { max: 1 });
  const oddNumbers = createVariant(sql.numbers, 'odd', `SELECT 7 AS n, 'odd' AS "kind!"`);
  expect(oddNumbers.name).toBe('statements_test.numbers.odd');
  const [row] = await many(db, oddNumbers, []);
  expect(row).toEqual({ n: 7, kind: 'odd' });
  await db.close();
});
