import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import {
  migrationTableSql,
  createTemporarySchema,
  type TemporarySchema,
} from './testing/temporary-schema.ts';

let schema: TemporarySchema;

beforeEach(async () => {
  schema = await createTemporarySchema();
  schema.addMigration('1_first', `${migrationTableSql}; CREATE TABLE visit (id integer, day date)`);
});
afterEach(() => schema.drop());

const run = () => migrate(schema.url, schema.migrations);
const answerFunction = (value: number, name = 'answer') =>
  `CREATE OR REPLACE FUNCTION ${name}() RETURNS integer LANGUAGE sql AS 'SELECT ${value}'`;
const trigger = `
  CREATE OR REPLACE FUNCTION set_day() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.day := now(); RETURN NEW; END';
  CREATE OR REPLACE TRIGGER visit_day BEFORE INSERT ON visit FOR EACH ROW EXECUTE FUNCTION set_day()`;

test('applies functions and triggers after the migrations, and then only files that changed', async () => {
  schema.writeFile('functions/answer', answerFunction(1));
  schema.writeFile('functions/other', answerFunction(5, 'other'));
  schema.writeFile('triggers/set_day', trigger);
  expect(await run()).toEqual(['1_first', 'functions/answer', 'functions/other', 'triggers/set_day']);
  expect(await schema.query('INSERT INTO visit VALUES (1) RETURNING day IS NOT NULL AS filled')).toEqual([
    { filled: true },
  ]);
  expect(await run()).toEqual([]);
  schema.writeFile('functions/answer', answerFunction(2));
  expect(await run()).toEqual(['functions/answer']);
  expect(await schema.query('SELECT answer(), other()')).toEqual([{ answer: 2, other: 5 }]);
});

test('applies a file after a later file that it depends on', async () => {
  schema.writeFile(
    'functions/a',
    `CREATE OR REPLACE FUNCTION a() RETURNS integer LANGUAGE sql AS 'SELECT b()'`,
  );
  schema.writeFile(
    'functions/b',
    `CREATE OR REPLACE FUNCTION b() RETURNS integer LANGUAGE sql AS 'SELECT c()'`,
  );
  schema.writeFile('functions/c', answerFunction(3, 'c'));
  await run();
  expect(await schema.query('SELECT a()')).toEqual([{ a: 3 }]);
});

test('applies no files if any fail, and reports each failure', async () => {
  schema.writeFile('functions/answer', answerFunction(1));
  await run();
  schema.writeFile('functions/answer', answerFunction(2));
  schema.writeFile(
    'functions/broken',
    'CREATE FUNCTION broken() RETURNS integer LANGUAGE sql AS $$SELECT nobody()$$',
  );
  schema.writeFile('triggers/wrong', 'CREATE TRIGGER');
  await expect(run()).rejects.toThrow(
    /functions\/broken\.sql can't be applied: function nobody\(\) does not exist\ntriggers\/wrong\.sql can't be applied: syntax error/,
  );
  expect(await schema.query('SELECT answer()')).toEqual([{ answer: 1 }]);
  schema.removeFile('functions/broken');
  schema.removeFile('triggers/wrong');
  expect(await run()).toEqual(['functions/answer']);
});

test('rejects a changed return type until a migration drops the function', async () => {
  schema.writeFile('functions/answer', answerFunction(1));
  await run();
  schema.writeFile('functions/answer', answerFunction(2).replace('RETURNS integer', 'RETURNS bigint'));
  await expect(run()).rejects.toThrow(
    "functions/answer.sql can't be applied: cannot change return type of existing function. " +
      'A migration has to drop the function first.',
  );
  schema.addMigration('2_second', 'DROP FUNCTION IF EXISTS answer()');
  expect(await run()).toEqual(['2_second', 'functions/answer']);
  expect(await schema.query('SELECT answer()')).toEqual([{ answer: '2' }]);
});

test('reapplies an unchanged file if its function or trigger was changed or dropped in the database', async () => {
  schema.writeFile('functions/answer', answerFunction(1));
  schema.writeFile('triggers/set_day', trigger);
  await run();
  await schema.query(answerFunction(9));
  expect(await run()).toEqual(['functions/answer']);
  expect(await schema.query('SELECT answer()')).toEqual([{ answer: 1 }]);
  schema.addMigration('2_second', 'DROP TRIGGER visit_day ON visit');
  expect(await run()).toEqual(['2_second', 'triggers/set_day']);
});

test('reapplies a file that was removed and then restored unchanged', async () => {
  schema.writeFile('functions/answer', answerFunction(1));
  await run();
  schema.removeFile('functions/answer');
  schema.addMigration('2_second', 'DROP FUNCTION IF EXISTS answer()');
  await run();
  schema.writeFile('functions/answer', answerFunction(1));
  expect(await run()).toEqual(['functions/answer']);
});

test('leaves functions from a newer version unchanged', async () => {
  schema.writeFile('functions/answer', answerFunction(2));
  await run();
  await schema.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', '', '9_newer', now())`,
  );
  schema.writeFile('functions/answer', answerFunction(1));
  expect(await run()).toEqual([]);
  expect(await schema.query('SELECT answer()')).toEqual([{ answer: 2 }]);
});

test('doesn’t block other queries while a table is locked, and retries', async () => {
  await run();
  schema.writeFile('triggers/set_day', trigger);
  const writer = new pg.Client({ connectionString: schema.url });
  await writer.connect();
  await writer.query('BEGIN; INSERT INTO visit VALUES (1)');
  const migrating = migrate(schema.url, schema.migrations, { timeout: 100, maxAttempts: 1000, delayMs: 100 });
  // If the migration simply waited for its lock, each of these queries would block until the writer commits.
  for (let n = 0; n < 10; n++) await schema.query('INSERT INTO visit VALUES (2)');
  await writer.query('COMMIT');
  await writer.end();
  expect(await migrating).toEqual(['triggers/set_day']);
});

test('reports the file whose table stays locked', async () => {
  await run();
  schema.writeFile('triggers/set_day', trigger);
  const writer = new pg.Client({ connectionString: schema.url });
  await writer.connect();
  await writer.query('BEGIN; INSERT INTO visit VALUES (1)');
  await expect(
    migrate(schema.url, schema.migrations, { timeout: 50, maxAttempts: 2, delayMs: 10 }),
  ).rejects.toThrow("triggers/set_day.sql can't be applied: canceling statement due to lock timeout");
  await writer.end();
});

test('applies each file once when several processes migrate concurrently', async () => {
  schema.writeFile('functions/answer', answerFunction(1));
  schema.writeFile('triggers/set_day', trigger);
  const results = await Promise.all([run(), run(), run()]);
  expect(results.flat()).toEqual(['1_first', 'functions/answer', 'triggers/set_day']);
});
