import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import pg from 'pg';

/** Statement that creates the table in which `migrate` records the files that it applied. */
export const migrationTableSql = `CREATE TABLE routine_file (name text PRIMARY KEY, checksum text NOT NULL, definition text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now())`;

/** An empty database, and a folder for migrations, functions and triggers. */
export interface TemporarySchema {
  url: string;
  migrations: string;
  addMigration(name: string, sql: string): void;
  /** Writes a file. `name` is its path without the extension, such as `functions/word_class`. */
  writeFile(name: string, sql: string): void;
  removeFile(name: string): void;
  query(sql: string): Promise<Record<string, unknown>[]>;
  drop(): Promise<void>;
}

/** Creates an empty database on the server for tests, and an empty folder. */
export async function createTemporarySchema(): Promise<TemporarySchema> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set; run the tests through npm test');
  const folder = mkdtempSync(path.join(tmpdir(), 'schema-'));
  for (const name of ['migrations', 'functions', 'triggers']) mkdirSync(path.join(folder, name));
  const database = `schema_${randomUUID().replaceAll('-', '')}`;
  const address = new URL(server);
  address.pathname = `/${database}`;
  await runQuery(server, `CREATE DATABASE ${database}`);
  return {
    url: address.href,
    migrations: path.join(folder, 'migrations'),
    addMigration(name, sql) {
      mkdirSync(path.join(folder, 'migrations', name), { recursive: true });
      writeFileSync(path.join(folder, 'migrations', name, 'migration.sql'), sql);
    },
    writeFile: (name, sql) => writeFileSync(path.join(folder, `${name}.sql`), sql),
    removeFile: (name) => rmSync(path.join(folder, `${name}.sql`)),
    query: (sql) => runQuery(address.href, sql),
    async drop() {
      rmSync(folder, { recursive: true });
      await runQuery(server, `DROP DATABASE ${database} WITH (FORCE)`);
    },
  };
}

/** Runs SQL on its own connection. Returns the rows if it is a single statement. */
export async function runQuery(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
