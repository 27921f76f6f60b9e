import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import { copyIn, portableFormatSettings } from '@glossa/db/copy-tables';
import { migrateInTransaction, type Migration } from '@glossa/db/migrate';
import { applyRoutines, type RoutineFile } from '@glossa/db/routines';
import pg from 'pg';

import { OperatorError } from '#platform/operator-error.ts';
import { clearSchema } from './clear-schema.ts';
import { excludedTables } from './dump-database.ts';
import { fileNames, type Manifest } from './manifest.ts';
import { suspendConstraints } from './suspend-constraints.ts';
import { findTables } from './tables.ts';

interface LoadOptions {
  backup: string;
  manifest: Manifest;
  /** All migrations of this version. */
  migrations: readonly Migration[];
  /** Functions and triggers of this version. */
  routines: readonly RoutineFile[];
  signal: AbortSignal;
  onStep: (step: string) => void;
}

/**
 * Replaces everything in a database with the rows of a backup, within the client's transaction: nothing is visible
 * until it commits, and the database is unchanged if the restore fails or is killed. Requires only the privileges of
 * the database's owner. Foreign keys and unique indexes are checked when they are recreated.
 */
export async function restoreDatabase(client: pg.ClientBase, loading: LoadOptions): Promise<void> {
  const { manifest, migrations, routines, onStep } = loading;
  onStep('tables');
  await client.query(portableFormatSettings);
  await client.query(clearSchema);
  const applied = new Set(manifest.migrations.map(({ name }) => name));
  await migrateInTransaction(
    client,
    migrations.filter(({ name }) => applied.has(name)),
  );
  await requireSameTables(client, manifest);
  // Delete the settings that migrations inserted, because the backup also contains them.
  await client.query(`TRUNCATE ${await listTables(client)}`);
  const restoreConstraints = await suspendConstraints(client);
  for (const table of manifest.tables) {
    // Backups from earlier versions contain access tokens.
    if (excludedTables.includes(table.table)) continue;
    onStep(`table ${table.table}`);
    await loadTable(client, table, loading);
  }
  for (const { name, value, isCalled } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
      `public.${pg.escapeIdentifier(name)}`,
      value,
      isCalled,
    ]);
  }
  await restoreConstraints(onStep);
  onStep('later migrations');
  await migrateInTransaction(
    client,
    migrations.filter(({ name }) => !applied.has(name)),
  );
  await applyRoutines(client, routines);
  // Without table names, PostgreSQL would also analyze its own tables, and warn that they belong to another user.
  await client.query(`ANALYZE ${await listTables(client)}`);
}

/** Returns our tables as a comma-separated list, for use in a statement. */
const listTables = async (client: pg.ClientBase): Promise<string> =>
  (await findTables(client)).map(({ table }) => `public.${pg.escapeIdentifier(table)}`).join(', ');

/**
 * Compares the tables of a backup with those that its migrations create.
 * @throws {OperatorError} when they differ
 */
async function requireSameTables(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  const created = new Map((await findTables(client)).map(({ table, columns }) => [table, columns]));
  for (const { table, columns } of manifest.tables) {
    const unknown = columns.find((column) => !created.get(table)?.includes(column));
    if (unknown)
      throw new OperatorError(
        `The backup has a column that its migrations don't create: ${table}.${unknown}.`,
      );
    created.delete(table);
  }
  for (const table of manifest.leftOut) created.delete(table);
  const [missing] = created.keys();
  if (missing) throw new OperatorError(`The table ${missing} is not in the backup.`);
}

async function loadTable(
  client: pg.ClientBase,
  { table, columns, rows }: Manifest['tables'][number],
  { backup, signal }: LoadOptions,
): Promise<void> {
  const target = copyIn(client, { table, columns });
  await pipeline(createReadStream(path.join(backup, fileNames.table(table))), createGunzip(), target, {
    signal,
  });
  if (target.rowCount !== rows) {
    throw new OperatorError(`Only ${target.rowCount} of ${rows} rows of ${table} were restored.`);
  }
}
