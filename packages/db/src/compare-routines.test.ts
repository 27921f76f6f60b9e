import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compareRoutines, findLateDefinitions } from './compare-routines.ts';
import { migrate } from './migrate.ts';
import {
  migrationTableSql,
  createTemporarySchema,
  type TemporarySchema,
} from './testing/temporary-schema.ts';

let schema: TemporarySchema;
let client: pg.Client;

const halfFunction = `CREATE OR REPLACE FUNCTION half(p integer) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT p / 2'`;
const setDay = `
  CREATE OR REPLACE FUNCTION set_day() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.day := now(); RETURN NEW; END';
  CREATE OR REPLACE TRIGGER visit_day BEFORE INSERT OR UPDATE OF id ON visit FOR EACH ROW EXECUTE FUNCTION set_day()`;

beforeEach(async () => {
  schema = await createTemporarySchema();
  schema.addMigration(
    '1_first',
    `CREATE FUNCTION letters(p text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT lower(p)';
     CREATE FUNCTION sort_key(p text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT letters(p)';
     CREATE TABLE visit (id integer, day date, name text, sorted text GENERATED ALWAYS AS (sort_key(name)) STORED);
     ${halfFunction}; ${setDay}`,
  );
  schema.addMigration('2_files', migrationTableSql);
  schema.writeFile('functions/half', halfFunction);
  schema.writeFile('triggers/set_day', setDay);
  client = new pg.Client({ connectionString: schema.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await schema.drop();
});

describe('compareRoutines', () => {
  const compare = async () => {
    await migrate(schema.url, schema.migrations);
    return compareRoutines(client, schema.migrations);
  };

  test('finds no difference after migrating, and leaves the database unchanged', async () => {
    expect(await compare()).toEqual([]);
    expect(await schema.query('SELECT half(4)')).toEqual([{ half: 2 }]);
    expect(await migrate(schema.url, schema.migrations)).toEqual([]);
  });

  test('accepts a file that has changed since the migration', async () => {
    schema.writeFile('functions/half', halfFunction.replace('p / 2', 'p >> 1'));
    expect(await compare()).toEqual([]);
  });

  test('reports a function without a file', async () => {
    schema.removeFile('triggers/set_day');
    expect(await compare()).toEqual([
      'Function set_day has no file. If it is obsolete, a migration has to drop it.',
    ]);
  });

  test('reports a file without a function', async () => {
    schema.writeFile('functions/third', 'SELECT 1');
    expect(await compare()).toEqual(['functions/third.sql: the database has no function third.']);
  });

  test('reports a file in the wrong folder', async () => {
    schema.removeFile('functions/half');
    schema.writeFile('triggers/half', halfFunction);
    expect(await compare()).toEqual(['triggers/half.sql belongs in functions.']);
  });

  test('reports a file for a function that a generated column uses, directly or through another function', async () => {
    schema.writeFile(
      'functions/letters',
      `CREATE OR REPLACE FUNCTION letters(p text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT p'`,
    );
    expect(await compare()).toEqual([
      'functions/letters.sql: letters is used by an index, a constraint or a column, so it must be defined in a migration.',
    ]);
  });

  test('reports an overload that the file no longer defines', async () => {
    schema.writeFile('functions/half', halfFunction.replaceAll('integer', 'bigint'));
    expect(await compare()).toEqual([
      "The file of half doesn't define the function half(integer). A migration has to drop it.",
    ]);
  });

  test('reports a trigger that the file no longer defines', async () => {
    schema.writeFile('triggers/set_day', setDay.replace('visit_day', 'day_of_visit'));
    expect(await compare()).toEqual([
      "The file of set_day doesn't define the trigger visit_day on visit. A migration has to drop it.",
    ]);
  });

  test('reports changes made after the files were applied', async () => {
    await migrate(schema.url, schema.migrations);
    await schema.query(halfFunction.replace('p / 2', 'p'));
    await schema.query('DROP TRIGGER visit_day ON visit');
    expect(await compareRoutines(client, schema.migrations)).toEqual([
      'The file of half defines a different function half(integer).',
      'The database has no trigger visit_day on visit.',
    ]);
  });
});

describe('findLateDefinitions', () => {
  const find = () => findLateDefinitions(client, schema.migrations);

  test('accepts earlier definitions, and later migrations that drop functions or define one for a generated column', async () => {
    schema.addMigration(
      '3_third',
      `DROP FUNCTION half(integer); ALTER TABLE visit RENAME COLUMN id TO number;
       CREATE FUNCTION passing() RETURNS integer LANGUAGE sql AS 'SELECT 1'; DROP FUNCTION passing();
       CREATE OR REPLACE FUNCTION letters(p text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT upper(p)';
       UPDATE visit SET name = name`,
    );
    expect(await find()).toEqual([]);
    expect(await schema.query("SELECT to_regclass('visit') AS visit")).toEqual([{ visit: null }]);
  });

  test('reports a later migration that defines a function or trigger', async () => {
    schema.addMigration('3_third', halfFunction.replace('p / 2', 'p >> 1'));
    schema.addMigration('4_fourth', 'ALTER FUNCTION set_day() SET enable_seqscan = off');
    schema.addMigration('5_fifth', setDay.replace('visit_day', 'other_day'));
    expect(await find()).toEqual([
      'The function half(integer) is defined by the migration 3_third. Change prisma/functions/half.sql instead.',
      'The function set_day() is defined by the migration 4_fourth. Change prisma/triggers/set_day.sql instead.',
      'The function set_day() is defined by the migration 5_fifth. Change prisma/triggers/set_day.sql instead.',
      'The trigger other_day on visit is defined by the migration 5_fifth. Change prisma/triggers/set_day.sql instead.',
    ]);
  });
});
