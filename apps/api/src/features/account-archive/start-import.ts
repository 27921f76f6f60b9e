import type { AccountImport } from '@glossa/contract/account-archive';
import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';
import { isDuplicate } from '@glossa/db/failures';
import { newId } from '@glossa/db/new-id';
import { archiveKey } from '@glossa/formats/archive/archive-key';
import { openArchive } from '@glossa/formats/archive/open-archive';
import { importAccount } from '@glossa/jobs/definitions';

import type { Deps } from '#deps.ts';
import { createTask } from '#domain/tasks/tasks.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { presentImport } from './present-archive.ts';
import {
  discardImport,
  discardOlder,
  findArchive,
  insertArchive,
  runningArchive,
  startImport,
  type StoredManifest,
} from './queries.ts';

type StartDeps = { db: Database } & Pick<Deps, 'config' | 'storage' | 'jobs' | 'log'>;

interface Key {
  id: string;
  learnerId: string;
}

/** Reads the manifest and refuses what isn't an archive. The contents are checked when the import runs. */
async function manifestOf(path: string, most: number): Promise<StoredManifest> {
  const archive = await openArchive(path, { most });
  archive.close();
  const { made_at, made_by, counts } = archive.manifest;
  return { made_at, made_by, counts };
}

/** Stores an uploaded archive until its import is started. It replaces an earlier one that wasn't started. */
export async function keepArchive(
  { db, storage, config }: StartDeps,
  learnerId: string,
  file: UploadedFile,
): Promise<AccountImport> {
  if (file.size > config.largestArchive) fail('archive_too_large');
  const manifest = await manifestOf(file.path, config.largestArchive);
  const key = { id: newId(), learnerId };
  // The row comes first, so that upkeep can remove the file whatever happens next.
  await insertArchive(db, {
    ...key,
    kind: 'import',
    fileName: file.name.slice(0, 300),
    bytes: file.size,
    manifest,
  });
  await storage.adopt(archiveKey(key.id), file.path);
  for (const older of await discardOlder(db, key)) await storage.remove(archiveKey(older));
  const row = (await findArchive(db, key, 'import')) ?? fail('import_not_found');
  return presentImport(db, row);
}

/** Creates the task of an import. Of two concurrent requests, the second fails with `import_running`. */
async function startTask(db: Database, key: Key, title: string): Promise<void> {
  const wanted = { ownerId: key.learnerId, type: 'import_account', title } as const;
  try {
    await db.transaction(async (tx) => {
      const task = await createTask(tx, { ...wanted, result: { archive_id: key.id } });
      if (!(await startImport(tx, key, task.id))) fail('import_running');
    });
  } catch (error) {
    if (isDuplicate(error)) fail('import_running');
    throw error;
  }
}

/** Starts the import of an uploaded archive. If the queue is unreachable, the sweeper enqueues the job later. */
export async function startArchive({ db, jobs, log }: StartDeps, key: Key): Promise<AccountImport> {
  const row = (await findArchive(db, key, 'import')) ?? fail('import_not_found');
  if (row.taskId === null) {
    if (await runningArchive(db, key.learnerId, 'import')) fail('import_running');
    await startTask(db, key, row.fileName);
    await jobs.enqueue(importAccount, { archiveId: key.id }, key.id).catch((error: unknown) => {
      log.warn({ err: error, archiveId: key.id }, 'import could not be enqueued');
    });
  }
  const started = (await findArchive(db, key, 'import')) ?? fail('import_not_found');
  return presentImport(db, started);
}

/** Deletes an uploaded archive that wasn't started. */
export async function discardArchive({ db, storage }: StartDeps, key: Key): Promise<void> {
  if (!(await discardImport(db, key)))
    fail((await findArchive(db, key, 'import')) ? 'import_started' : 'import_not_found');
  await storage.remove(archiveKey(key.id));
}
