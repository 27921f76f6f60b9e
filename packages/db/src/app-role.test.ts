import path from 'node:path';

import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { ensureAppRole } from './app-role.ts';
import { migrate } from './migrate.ts';
import { createTemporarySchema, runQuery, type TemporarySchema } from './testing/temporary-schema.ts';

const migrations = path.join(import.meta.dirname, '../../../prisma/migrations');

let schema: TemporarySchema;
/** URL of the test's database with the application's role. */
let url: string;
let role: string;

beforeEach(async () => {
  schema = await createTemporarySchema();
  role = `app_${new URL(schema.url).pathname.slice(-12)}`;
  url = withPassword('a b/c’s');
});
afterEach(async () => {
  await schema.drop();
  await runQuery(process.env['TEST_DATABASE_URL'] ?? '', `DROP ROLE IF EXISTS ${role}`);
});

/** Returns the URL of the test's database for the application's role, with the given password. */
function withPassword(password: string): string {
  const address = new URL(schema.url);
  address.username = role;
  address.password = encodeURIComponent(password);
  return address.href;
}

/** Lists objects that the application's role doesn't own, except for members of extensions. */
const listForeignObjects = () =>
  schema.query(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'S')
       AND relowner <> '${role}'::regrole
     UNION ALL
     SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND proowner <> '${role}'::regrole
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
     UNION ALL
     SELECT typname FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd')
       AND typowner <> '${role}'::regrole`,
  );

test('lets the application create its tables, but not access anything outside its database', async () => {
  await ensureAppRole(schema.url, url);
  await migrate(url, migrations);
  expect(await listForeignObjects()).toEqual([]);
  expect(await runQuery(url, 'SELECT usesuper FROM pg_user WHERE usename = current_user')).toEqual([
    { usesuper: false },
  ]);
  for (const [sql, reason] of [
    ["COPY learner (email) FROM PROGRAM 'id'", 'permission denied to COPY'],
    ["SELECT pg_read_file('/etc/passwd')", 'permission denied for function'],
    ['CREATE DATABASE other', 'permission denied to create database'],
    ['CREATE ROLE other SUPERUSER', 'permission denied to create role'],
    ['ALTER SYSTEM SET log_statement = none', 'permission denied to set parameter'],
    ['SET ROLE postgres', 'permission denied to set role'],
  ] as const)
    await expect(runQuery(url, sql)).rejects.toThrow(reason);
});

test('transfers ownership of objects created by an earlier version, even while a table is being read', async () => {
  await migrate(schema.url, migrations);
  await schema.query(
    'CREATE SCHEMA bullmq; CREATE TABLE bullmq.job (id bigserial); CREATE VIEW bullmq.waiting AS SELECT FROM bullmq.job',
  );
  const reader = new pg.Client({ connectionString: schema.url });
  await reader.connect();
  await reader.query('BEGIN; SELECT FROM learner');
  const changing = ensureAppRole(schema.url, url, { timeout: 50, maxAttempts: 1000, delayMs: 20 });
  for (let n = 0; n < 5; n++) await schema.query('SELECT FROM learner');
  await reader.query('COMMIT');
  await reader.end();
  await changing;
  expect(await listForeignObjects()).toEqual([]);
  expect(await migrate(url, migrations)).toEqual([]);
  // Run the same statements as a restore does.
  await runQuery(
    url,
    'ALTER TABLE learner DISABLE TRIGGER USER; DROP TABLE learner CASCADE; DROP SCHEMA bullmq CASCADE',
  );
});

test('changes the password, and revokes superuser rights from the role', async () => {
  await ensureAppRole(schema.url, url);
  await schema.query(`ALTER ROLE ${role} SUPERUSER`);
  const changed = withPassword('another');
  await Promise.all([ensureAppRole(schema.url, changed), ensureAppRole(schema.url, changed)]);
  expect(await runQuery(changed, 'SELECT usesuper FROM pg_user WHERE usename = current_user')).toEqual([
    { usesuper: false },
  ]);
  await expect(runQuery(url, 'SELECT')).rejects.toThrow('password authentication failed');
});

test('doesn’t change the administrator’s own role or other servers', async () => {
  await ensureAppRole(schema.url, schema.url);
  await ensureAppRole('postgresql://admin:secret@database.example/glossa', url);
  expect(await schema.query(`SELECT FROM pg_roles WHERE rolname = '${role}'`)).toEqual([]);
});
