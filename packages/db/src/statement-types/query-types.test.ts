import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { writeQueryTypes } from './query-types.ts';

const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error('TEST_DATABASE_URL is not set; run the tests through npm test');

const client = new pg.Client({ connectionString: server });
const schema = `statement_types_${crypto.randomUUID().replaceAll('-', '')}`;

beforeAll(async () => {
  await client.connect();
  await client.query(`
    CREATE SCHEMA ${schema};
    SET search_path = ${schema}, public;
    CREATE TYPE size AS ENUM ('small', 'large');
    CREATE TABLE shelf (id integer PRIMARY KEY, name text NOT NULL, note text, size size NOT NULL);
    CREATE TABLE book (
      id uuid PRIMARY KEY, shelf_id integer REFERENCES shelf, title text NOT NULL, price numeric NOT NULL,
      tags text[] NOT NULL, meta jsonb, added_at timestamptz NOT NULL, pages bigint NOT NULL);
    CREATE FUNCTION shelve(book uuid, shelf integer) RETURNS void LANGUAGE sql AS
      'UPDATE book SET shelf_id = shelve.shelf WHERE id = shelve.book'`);
});

afterAll(async () => {
  await client.query(`DROP SCHEMA ${schema} CASCADE`);
  await client.end();
});

const splitNames = (list: string): string[] =>
  list.split(/[;,] ?(?=\$|\w+\??:)/).map((entry) => entry.trim());

/** Returns the generated types of a statement's parameters and columns. */
async function generateTypes(source: string): Promise<{ params: string[]; row: string[] }> {
  const [written = ''] = await writeQueryTypes(client, [{ feature: 'test', sources: { it: source } }]);
  const [, params = '', row = ''] = /params: \[(.*)\];\n\s+row: (?:object|\{([^}]*)\});/.exec(written) ?? [];
  return {
    params: params ? splitNames(params) : [],
    row: row
      .split('\n')
      .map((line) => line.trim().replace(/;$/, ''))
      .filter(Boolean),
  };
}

test('types columns as the driver returns them', async () => {
  const { row } = await generateTypes('SELECT b.*, s.size FROM book b JOIN shelf s ON s.id = b.shelf_id');
  expect(row).toEqual([
    'id: string',
    'shelf_id: number',
    'title: string',
    'price: string',
    'tags: string[]',
    'meta: unknown',
    'added_at: Date',
    'pages: number',
    `size: 'small' | 'large'`,
  ]);
});

test('allows every parameter type that the driver accepts', async () => {
  expect(
    await generateTypes(
      'INSERT INTO book (id, shelf_id, title, price, tags, meta, added_at, pages) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
    ),
  ).toEqual({
    params: [
      '$1: string',
      '$2: number | null',
      '$3: string',
      '$4: string | number',
      '$5: readonly (string | null)[]',
      '$6: unknown',
      '$7: Date | string',
      '$8: number',
    ],
    row: [],
  });
});

test('allows null for a parameter only where the statement handles it', async () => {
  const { params } = await generateTypes(
    'SELECT id FROM shelf WHERE name = $1 AND ($2::size IS NULL OR size = $2) AND note = coalesce($3, note)',
  );
  expect(params).toEqual(['$1: string', `$2: 'small' | 'large' | null`, '$3: string | null']);
});

test.each([
  [
    'the optional side of an outer join',
    'SELECT s.name AS it FROM book b LEFT JOIN shelf s ON s.id = b.shelf_id',
    'string | null',
  ],
  [
    'the required side of an outer join',
    'SELECT b.title AS it FROM book b LEFT JOIN shelf s ON s.id = b.shelf_id',
    'string',
  ],
  ['a condition that excludes null', 'SELECT note AS it FROM shelf WHERE note IS NOT NULL', 'string'],
  ['a comparison that excludes null', 'SELECT shelf_id AS it FROM book WHERE shelf_id > 2', 'number'],
  ['a subquery that may find nothing', 'SELECT (SELECT name FROM shelf WHERE id = 1) AS it', 'string | null'],
  ['a count in a subquery', 'SELECT (SELECT count(*) FROM shelf) AS it', 'number'],
  ['an aggregate over no rows', 'SELECT array_agg(title) AS it FROM book', 'string[] | null'],
  ['an aggregate of a group', 'SELECT max(title) AS it FROM book GROUP BY shelf_id', 'string'],
  ['an array of a subquery', 'SELECT ARRAY(SELECT title FROM book) AS it', 'string[]'],
  ['a default', `SELECT coalesce(note, '') AS it FROM shelf`, 'string'],
  ['a case without ELSE', 'SELECT CASE WHEN id > 1 THEN name END AS it FROM shelf', 'string | null'],
  [
    'a common table expression',
    'WITH w AS (SELECT note, name FROM shelf) SELECT w.name AS it FROM w',
    'string',
  ],
  ['a union', 'SELECT name AS it FROM shelf UNION ALL SELECT note FROM shelf', 'string | null'],
  ['a returned row', `UPDATE shelf SET note = $1 WHERE id = 1 RETURNING note AS it`, 'string | null'],
  ['an alias with an exclamation mark', 'SELECT array_agg(title) AS "it!" FROM book', 'string[]'],
])('infers whether %s can be null', async (_, source, type) => {
  expect((await generateTypes(source)).row).toEqual([`it: ${type}`]);
});

test('reports each statement that doesn’t fit the schema', async () => {
  const sources = {
    fits: 'SELECT 1 AS one',
    renamed: 'SELECT titel FROM book',
    twice: 'SELECT id, id FROM book',
  };
  await expect(writeQueryTypes(client, [{ feature: 'books', sources }])).rejects.toThrow(
    'books.renamed does not fit the schema: column "titel" does not exist\n' +
      'books.twice does not fit the schema: column id is selected twice',
  );
});

test('creates temporary tables before describing the statements that use them', async () => {
  const sources = { create: 'CREATE TEMP TABLE draft (id integer)', list: 'SELECT id FROM draft' };
  const [written] = await writeQueryTypes(client, [{ feature: 'drafts', sources }]);
  expect(written).toContain('id: number | null;');
  await expect(client.query('SELECT 1 FROM draft')).rejects.toThrow('does not exist');
});

test('describes statements without running them', async () => {
  await generateTypes(`INSERT INTO shelf (id, name, size) VALUES (1, 'poems', 'small') RETURNING id`);
  await generateTypes('SELECT shelve($1, $2)');
  expect((await client.query('SELECT 1 FROM shelf')).rows).toEqual([]);
});
