import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** Key of the advisory lock that Prisma itself takes, so that the two never work at once. */
const LOCK = 72_707_369;

/** Prisma's own table, word for word: `prisma migrate` reads and writes it as well. */
const BOOKKEEPING = `
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

/**
 * Applies the migrations of a folder in Prisma's format that a database has not got yet, in the order of their names.
 * Interchangeable with `prisma migrate deploy`, but needs neither Prisma's command nor its engine. Several processes
 * may call it at once: one works, the others wait and then find nothing to do.
 * @param url `postgresql://` address of the database
 * @param folder holds a folder with a `migration.sql` for each migration, which opens no transaction of its own
 * @returns names of the migrations applied now
 * @throws when a migration fails now (nothing of it stays) or failed under Prisma earlier; the message names it
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(BOOKKEEPING);
    const known = await knownMigrations(client);
    const applied: string[] = [];
    for (const name of readdirSync(folder).sort()) {
      const file = path.join(folder, name, 'migration.sql');
      if (known.has(name) || !existsSync(file)) continue;
      await apply(client, name, readFileSync(file, 'utf8'));
      applied.push(name);
    }
    return applied;
  } finally {
    await client.end(); // which releases the lock
  }
}

async function knownMigrations(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string; finished: boolean }>(
    `SELECT migration_name AS name, finished_at IS NOT NULL AS finished
     FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  );
  const failed = rows.find((row) => !row.finished);
  if (failed) {
    throw new Error(
      `Migration ${failed.name} failed earlier. Mend the database, then run: npx prisma migrate resolve`,
    );
  }
  return new Set(rows.map((row) => row.name));
}

/** One transaction: a process killed in the middle leaves no trace, and the next one begins again. */
async function apply(client: pg.Client, name: string, sql: string): Promise<void> {
  const checksum = createHash('sha256').update(sql).digest('hex');
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // without a connection the server has done so itself
    throw new Error(`Migration ${name} failed: ${String(error)}`, { cause: error });
  }
}
