import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { applyRoutines, isLocked, readRoutines } from './routines.ts';

/** Key of Prisma's own advisory lock, so that Prisma and `migrate` never run at the same time. */
export const MIGRATION_LOCK = 72_707_369;

/** Prisma's own table, verbatim, because `prisma migrate` also reads and writes it. */
const CREATE_MIGRATION_TABLE = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL,
    logs TEXT,
    rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

/** A schema change. */
export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of `sql` in hex. */
  checksum: string;
}

/** Reads the migrations in a folder, sorted by name. Each is a folder with a `migration.sql`. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const file = path.join(folder, name, 'migration.sql');
      if (!existsSync(file)) return [];
      const sql = readFileSync(file, 'utf8');
      return [{ name, sql, checksum: createHash('sha256').update(sql).digest('hex') }];
    });
}

/** How long a migration waits for the lock on a table, and how many times and at what interval it retries. */
export interface LockRetryOptions {
  /** Lock timeout in milliseconds. Other queries on the table queue behind the migration for this long. */
  timeout: number;
  maxAttempts: number;
  /** Milliseconds between attempts, during which other queries can run. */
  delayMs: number;
}

export const defaultLockRetry: LockRetryOptions = { timeout: 2000, maxAttempts: 60, delayMs: 1000 };

/**
 * Applies the pending migrations from a folder in Prisma's format, in order of their names, and then the changed files
 * in `functions` and `triggers` beside it. Several processes may call it at the same time: one migrates, the others
 * wait and then find nothing to do. Retries with a short lock timeout instead of waiting for a table, so that the site
 * keeps working. `prisma migrate deploy` can also apply the migrations, but not the files.
 *
 * A database with migrations from a newer version keeps that version's functions, which may not fit these files.
 * @param url `postgresql://` URL of the database
 * @param folder contains a folder with a `migration.sql` for each migration, which must not open a transaction
 * @returns names of the migrations and files applied now
 * @throws {Error} when a migration or file fails (it is rolled back) or a migration failed under Prisma earlier; the
 * message names it
 */
export async function migrate(
  url: string,
  folder: string,
  locks: LockRetryOptions = defaultLockRetry,
): Promise<string[]> {
  const migrations = readMigrations(folder);
  const files = readRoutines(folder);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(CREATE_MIGRATION_TABLE);
    const known = await findRecordedMigrations(client);
    const applied: string[] = [];
    for (const migration of migrations) {
      if (known.has(migration.name)) continue;
      await applyWithRetry(client, migration, locks);
      applied.push(migration.name);
    }
    const ownNames = new Set(migrations.map(({ name }) => name));
    const isNewer = [...known].some((name) => !ownNames.has(name));
    if (isNewer) return applied;
    const routines = await retryOnLockTimeout(client, locks, () =>
      runInTransaction(client, () => applyRoutines(client, files)),
    );
    return [...applied, ...routines];
  } finally {
    await client.end(); // This also releases the lock.
  }
}

/** Applies migrations in the client's open transaction, so that other sessions see them only after it commits. */
export async function migrateInTransaction(
  client: pg.ClientBase,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await client.query(CREATE_MIGRATION_TABLE);
  for (const migration of migrations) {
    await run(client, { ...migration, sql: migration.sql.replace(concurrentIndexPattern, '$1INDEX "$2"') });
  }
}

/** Returns a database's applied migrations, sorted by name; an empty array if Prisma's table doesn't exist. */
export async function listAppliedMigrations(client: pg.ClientBase): Promise<Omit<Migration, 'sql'>[]> {
  const { rows: found } = await client.query(
    "SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS exists",
  );
  if (!(found[0] as { exists: boolean }).exists) return [];
  const { rows } = await client.query<Omit<Migration, 'sql'>>(
    `SELECT migration_name AS name, checksum FROM public._prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name COLLATE "C"`,
  );
  return rows;
}

async function findRecordedMigrations(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string; finished: boolean }>(
    `SELECT migration_name AS name, finished_at IS NOT NULL AS finished
     FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  );
  const failed = rows.find((row) => !row.finished);
  if (failed) {
    throw new Error(
      `Migration ${failed.name} failed earlier. Repair the database, then run: npx prisma migrate resolve`,
    );
  }
  return new Set(rows.map((row) => row.name));
}

// CREATE INDEX CONCURRENTLY can't run in a transaction, so it must be the only statement in its migration.
const concurrentIndexPattern = /^((?:\s*--.*\n)*\s*CREATE\s+(?:UNIQUE\s+)?)INDEX\s+CONCURRENTLY\s+"?(\w+)"?/i;

async function applyWithRetry(
  client: pg.Client,
  migration: Migration,
  locks: LockRetryOptions,
): Promise<void> {
  const index = concurrentIndexPattern.exec(migration.sql)?.[2];
  if (index) {
    await client.query('SET lock_timeout = 0');
    // A killed run leaves an invalid index behind.
    await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${pg.escapeIdentifier(index)}`);
    return run(client, migration);
  }
  await retryOnLockTimeout(client, locks, () => runInTransaction(client, () => run(client, migration)));
}

/** Runs `work` with a short lock timeout, and retries it if it couldn't acquire a lock. */
export async function retryOnLockTimeout<Result>(
  client: pg.Client,
  { timeout, maxAttempts, delayMs }: LockRetryOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query(`SET lock_timeout = ${timeout}`);
  for (let attemptsLeft = maxAttempts - 1; ; attemptsLeft--) {
    try {
      return await work();
    } catch (error) {
      const failure = error instanceof Error && error.cause ? error.cause : error;
      if (!isLocked(failure) || attemptsLeft <= 0) throw error;
      await pause(delayMs);
    }
  }
}

/** Runs `work` in one transaction, so that the next process can start over if this process is killed. */
async function runInTransaction<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  try {
    await client.query('BEGIN');
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // If the connection is lost, the server rolls back.
    throw error;
  }
}

async function run(client: pg.ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${String(error)}`, { cause: error });
  }
}
