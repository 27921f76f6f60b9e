import type { Migration } from '@glossa/db/migrate';
import pg from 'pg';

import { OperatorError } from '#platform/operator-error.ts';
import type { Manifest } from './manifest.ts';
import { secretCheck } from './secret-check.ts';
import { findTables } from './tables.ts';

/**
 * Requires this version to include all migrations of a backup.
 * @throws {OperatorError} otherwise
 */
export function requireKnownMigrations(manifest: Manifest, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = manifest.migrations.find(({ name }) => !known.has(name));
  if (unknown) {
    throw new OperatorError(
      `The backup was made by a newer version of Glossa: it has the unknown migration ${unknown.name}.`,
    );
  }
}

/** Returns whether one of the secrets can decrypt a backup's encrypted files. */
export const hasBackupSecret = ({ secrets: [present] }: Manifest, secrets: readonly string[]): boolean =>
  secrets.some((secret) => secretCheck(secret) === present);

/**
 * Requires that no one else is connected, because a running site would go on working with data that has been replaced.
 * @throws {OperatorError} otherwise
 */
export async function requireNoOtherConnections(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()
       -- The type of a superuser's connection is hidden from us; background processes have no role.
       AND (backend_type = 'client backend' OR backend_type IS NULL AND usename IS NOT NULL)`,
  );
  const others = rows[0]?.others ?? 0;
  if (others > 0) {
    throw new OperatorError(`Stop the site first: there are ${others} other connections to the database.`);
  }
}

/** Tables, at least one of which has rows once the site has been used. */
const indicativeTables = ['learner', 'document', 'product', 'dictionary', 'audit_entry'];

/**
 * Returns whether a database contains a site's data.
 * @throws {OperatorError} when it contains tables of another application
 */
export async function isInUse(client: pg.ClientBase): Promise<boolean> {
  const tables = (await findTables(client)).map(({ table }) => table);
  const { rows: ours } = await client.query<{ isMigrated: boolean }>(
    'SELECT to_regclass(\'public._prisma_migrations\') IS NOT NULL AS "isMigrated"',
  );
  if (tables.length > 0 && !ours[0]?.isMigrated) {
    throw new OperatorError(`The database contains tables that aren't Glossa's, such as ${tables[0]}.`);
  }
  for (const table of indicativeTables.filter((name) => tables.includes(name))) {
    const { rows } = await client.query(`SELECT FROM public.${pg.escapeIdentifier(table)} LIMIT 1`);
    if (rows.length > 0) return true;
  }
  return false;
}
