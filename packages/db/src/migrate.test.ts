import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import {
  migrationTableSql,
  createTemporarySchema,
  type TemporarySchema,
} from './testing/temporary-schema.ts';

let schema: TemporarySchema;
let folder: string;
let url: string;

beforeEach(async () => {
  schema = await createTemporarySchema();
  folder = schema.migrations;
  url = schema.url;
  schema.addMigration('0_files', migrationTableSql);
  await migrate(url, folder);
});
afterEach(() => schema.drop());

describe('migrate', () => {
  test('applies pending migrations once, in order of their names', async () => {
    schema.addMigration('2_second', 'INSERT INTO visit VALUES (2)');
    schema.addMigration('1_first', 'CREATE TABLE visit (id integer); INSERT INTO visit VALUES (1)');
    expect(await migrate(url, folder)).toEqual(['1_first', '2_second']);
    schema.addMigration('3_third', 'INSERT INTO visit VALUES (3)');
    expect(await migrate(url, folder)).toEqual(['3_third']);
    expect(await migrate(url, folder)).toEqual([]);
    expect(await schema.query('SELECT id FROM visit ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });

  test('records migrations in Prisma’s table', async () => {
    schema.addMigration('1_first', 'SELECT 1');
    await migrate(url, folder);
    expect(
      await schema.query(
        `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished, applied_steps_count
         FROM _prisma_migrations WHERE migration_name = '1_first'`,
      ),
    ).toEqual([
      {
        migration_name: '1_first',
        // printf 'SELECT 1' | sha256sum
        checksum: 'e004ebd5b5532a4b85984a62f8ad48a81aa3460c1ca07701f386135d72cdecf5',
        finished: true,
        applied_steps_count: 1,
      },
    ]);
  });

  test('rolls back a failed migration, and applies it once it is fixed', async () => {
    schema.addMigration('1_first', 'CREATE TABLE visit (id integer); SELECT 1 / 0');
    await expect(migrate(url, folder)).rejects.toThrow('1_first failed: error: division by zero');
    expect(await schema.query("SELECT to_regclass('visit') AS visit")).toEqual([{ visit: null }]);
    schema.addMigration('1_first', 'CREATE TABLE visit (id integer)');
    expect(await migrate(url, folder)).toEqual(['1_first']);
  });

  test('refuses to continue after a migration that failed under Prisma', async () => {
    schema.addMigration('1_first', 'SELECT 1');
    await migrate(url, folder);
    await schema.query("UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '1_first'");
    schema.addMigration('2_second', 'SELECT 1');
    await expect(migrate(url, folder)).rejects.toThrow('1_first failed earlier');
  });

  test('doesn’t block other queries while a table is locked, and retries', async () => {
    schema.addMigration('1_first', 'CREATE TABLE visit (id integer)');
    await migrate(url, folder);
    schema.addMigration('2_second', 'ALTER TABLE visit ADD COLUMN day date');
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    await reader.query('BEGIN; SELECT * FROM visit');
    const migrating = migrate(url, folder, { timeout: 100, maxAttempts: 1000, delayMs: 100 });
    // If the migration simply waited for its lock, each of these queries would block until the reader commits.
    for (let n = 0; n < 10; n++) await schema.query('SELECT * FROM visit');
    await reader.query('COMMIT');
    await reader.end();
    expect(await migrating).toEqual(['2_second']);
  });

  test('gives up on a table that stays locked', async () => {
    schema.addMigration('1_first', 'CREATE TABLE visit (id integer)');
    await migrate(url, folder);
    schema.addMigration('2_second', 'ALTER TABLE visit ADD COLUMN day date');
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    await reader.query('BEGIN; SELECT * FROM visit');
    const migrating = migrate(url, folder, { timeout: 50, maxAttempts: 2, delayMs: 10 });
    await expect(migrating).rejects.toThrow(
      '2_second failed: error: canceling statement due to lock timeout',
    );
    await reader.end();
  });

  test('creates an index concurrently, even after a killed attempt left an invalid one', async () => {
    schema.addMigration('1_first', 'CREATE TABLE visit (id integer); CREATE INDEX visit_id ON visit (id)');
    await migrate(url, folder);
    await schema.query('UPDATE pg_index SET indisvalid = false WHERE indexrelid = $$visit_id$$::regclass');
    schema.addMigration(
      '2_second',
      '-- For the list of visits.\nCREATE INDEX CONCURRENTLY "visit_id" ON visit (id);\n',
    );
    expect(await migrate(url, folder)).toEqual(['2_second']);
    const isValidSql = "SELECT indisvalid FROM pg_index WHERE indexrelid = 'visit_id'::regclass";
    expect(await schema.query(isValidSql)).toEqual([{ indisvalid: true }]);
    expect(await migrate(url, folder)).toEqual([]);
  });

  test('applies each migration once when several processes migrate concurrently', async () => {
    schema.addMigration('1_first', 'CREATE TABLE visit (id integer); SELECT pg_sleep(0.1)');
    const results = await Promise.all([migrate(url, folder), migrate(url, folder), migrate(url, folder)]);
    expect(results.flat()).toEqual(['1_first']);
  });
});
