import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { copyOut, type TableRows } from '@glossa/db/copy-tables';
import { listAppliedMigrations } from '@glossa/db/migrate';
import type pg from 'pg';

import { fileNames, type Manifest } from './manifest.ts';
import { createChecksum } from './checksum.ts';
import { findSequences, findTables } from './tables.ts';

/**
 * Tables that grant access: restoring them would revive sessions, tokens and links that have since ended or been used.
 * Invitations are such links, so a restore reports them as lost.
 */
export const excludedTables: readonly string[] = [
  'access_token',
  'email_link',
  'password_reset',
  'rate_limit',
  'session',
];

/** gzip level. Level 3 reduces the size to a third at disk speed; level 6 takes twice as long to save another 10%. */
const level = 3;

/** Dumps all rows as seen by the client's transaction. */
export async function dumpDatabase(
  client: pg.ClientBase,
  { into, signal, onTable }: { into: string; signal: AbortSignal; onTable: (table: string) => void },
): Promise<Pick<Manifest, 'tables' | 'sequences' | 'migrations' | 'leftOut' | 'server'>> {
  await mkdir(path.join(into, 'database'), { mode: 0o700 });
  const tables: Manifest['tables'] = [];
  for (const rows of await findTables(client)) {
    if (excludedTables.includes(rows.table)) continue;
    onTable(rows.table);
    tables.push(await dumpTable(client, rows, into, signal));
  }
  const { rows } = await client.query<{ server: string }>(
    "SELECT current_setting('server_version') AS server",
  );
  return {
    tables,
    sequences: await findSequences(client),
    migrations: await listAppliedMigrations(client),
    leftOut: [...excludedTables],
    server: rows[0]?.server ?? '',
  };
}

async function dumpTable(
  client: pg.ClientBase,
  { table, columns }: TableRows,
  into: string,
  signal: AbortSignal,
): Promise<Manifest['tables'][number]> {
  const source = copyOut(client, { table, columns });
  const checksum = createChecksum();
  await pipeline(
    source,
    createGzip({ level }),
    checksum.passThrough,
    createWriteStream(path.join(into, fileNames.table(table)), { mode: 0o600, flush: true }),
    { signal },
  );
  return { table, columns: [...columns], rows: source.rowCount, ...checksum.digest() };
}
