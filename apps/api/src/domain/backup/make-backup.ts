import { rm } from 'node:fs/promises';
import path from 'node:path';

import { portableFormatSettings } from '@glossa/db/copy-tables';
import type { Database } from '@glossa/db/database';
import pg from 'pg';

import { countMissing } from '#domain/stored-files/count-missing.ts';
import { OperatorError } from '#platform/operator-error.ts';
import {
  beginBackup,
  findBackups,
  openBackupFolder,
  removePartial,
  requireDiskSpace,
} from './backup-folder.ts';
import { countBytesToCopy, copyFiles } from './copy-files.ts';
import { dumpDatabase } from './dump-database.ts';
import { readList, writeList, type BackupFile } from './file-list.ts';
import { format, fileNames, readManifest, writeManifest, type Manifest } from './manifest.ts';
import { findFiles, type StorageFolders } from './storage-folders.ts';
import { secretCheck } from './secret-check.ts';
import { withBackupLock } from './backup-lock.ts';
import { findTables } from './tables.ts';
import { computeChecksum, verifyBackup } from './verify-backup.ts';

/** What to back up, and where. */
export interface BackupTask {
  db: Database;
  folders: StorageFolders;
  dataDir: string;
  /** The current secret, then the earlier ones. */
  secrets: readonly string[];
  folder: string;
  now: Date;
  signal: AbortSignal;
  /** Called with a description of each step. */
  onStep: (step: string) => void;
}

export interface BackupResult {
  path: string;
  manifest: Manifest;
  /** Total size in bytes of the files that had to be copied because the previous backup lacks them. */
  copied: number;
}

/**
 * Makes a backup, even while the site is running: first the files, then a snapshot of the rows with the files added
 * since. A failure leaves nothing behind.
 * @throws {OperatorError} when the folder is unsuitable, before anything is written, or when verification fails
 */
export async function makeBackup(task: BackupTask): Promise<BackupResult> {
  const { db, dataDir, folder } = task;
  await openBackupFolder(folder, dataDir);
  return withBackupLock(db, async (client) => {
    await removePartial(folder);
    const previous = await findPreviousBackup(folder, task.signal);
    await requireDiskSpace(folder, await estimateBytes(task, client, previous));
    const { partial, finish } = await beginBackup(folder, task.now);
    try {
      const { manifest, copied } = await writeBackup(task, client, { partial, previous });
      task.onStep('verifying');
      const { faults } = await verifyBackup(partial, { signal: task.signal, trustLinks: true });
      if (faults.length > 0)
        throw new OperatorError(`The backup was not written to disk correctly: ${faults.join('; ')}`);
      return { path: await finish(), manifest, copied };
    } catch (error) {
      await rm(partial, { recursive: true, force: true });
      throw error;
    }
  });
}

/** Finds the newest backup whose list is readable; its files are not copied again. */
async function findPreviousBackup(folder: string, signal: AbortSignal): Promise<string | undefined> {
  for (const backup of await findBackups(folder)) {
    const expected = (await readManifest(backup).catch(() => undefined))?.files.list;
    const list = await computeChecksum(path.join(backup, fileNames.list), signal).catch(() => undefined);
    if (expected && list?.sha256 === expected.sha256) return backup;
  }
  return undefined;
}

async function* yieldNothing(): AsyncGenerator<BackupFile> {}

const readBackupList = (backup: string | undefined): AsyncIterable<BackupFile> =>
  backup ? readList(path.join(backup, fileNames.list)) : yieldNothing();

// Compressed rows take at most half the size of their tables without indexes.
async function estimateBytes(
  { folders }: BackupTask,
  client: pg.ClientBase,
  previous: string | undefined,
): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    `SELECT coalesce(sum(pg_table_size(oid)), 0)::float8 / 2 AS bytes FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  );
  return (rows[0]?.bytes ?? 0) + (await countBytesToCopy(findFiles(folders), readBackupList(previous)));
}

async function writeBackup(
  { folders, secrets, signal, onStep }: BackupTask,
  client: pg.ClientBase,
  { partial, previous }: { partial: string; previous: string | undefined },
): Promise<{ manifest: Manifest; copied: number }> {
  let copied = 0;
  const files = { count: 0, bytes: 0 };
  const onFile = ({ size }: BackupFile, isCopied: boolean) => {
    if (isCopied) copied += size;
  };
  const into = { into: partial, signal, onFile };
  const firstList = path.join(partial, 'files.first');
  onStep('files');
  await writeList(
    firstList,
    copyFiles({
      ...into,
      found: findFiles(folders),
      known: readBackupList(previous),
      knownFolder: previous ?? '',
    }),
  );

  const tables = await findTables(client);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(portableFormatSettings);
  // Lock the tables, because a table rewritten after the snapshot would appear empty in it.
  await client.query(
    `LOCK TABLE ${tables.map(({ table }) => pg.escapeIdentifier(table)).join(', ')} IN ACCESS SHARE MODE`,
  );
  // The first query takes the snapshot.
  const { rows } = await client.query<{ now: Date }>(
    'SELECT clock_timestamp() AS now, txid_current_snapshot()',
  );
  onStep('files added in the meantime');
  const copiedFiles = copyFiles({
    ...into,
    found: findFiles(folders),
    known: readList(firstList),
    knownFolder: partial,
  });
  const list = await writeList(path.join(partial, fileNames.list), countFiles(copiedFiles, files));
  await rm(firstList);
  const dump = await dumpDatabase(client, {
    into: partial,
    signal,
    onTable: (table) => onStep(`table ${table}`),
  });
  const missing = await countMissing(client, readStorageKeys(path.join(partial, fileNames.list)));
  await client.query('COMMIT');

  const manifest: Manifest = {
    format,
    madeAt: (rows[0]?.now ?? new Date()).toISOString(),
    secrets: secrets.map(secretCheck),
    ...dump,
    files: { ...files, list },
    missing,
  };
  await writeManifest(partial, manifest);
  return { manifest, copied };
}

async function* countFiles(files: AsyncIterable<BackupFile>, sum: { count: number; bytes: number }) {
  for await (const file of files) {
    sum.count += 1;
    sum.bytes += file.size;
    yield file;
  }
}

/** Yields the storage keys of the files in a list. */
async function* readStorageKeys(list: string): AsyncGenerator<{ key: string }> {
  for await (const { path: name } of readList(list)) {
    if (name.startsWith('files/')) yield { key: name.slice('files/'.length) };
  }
}
