import type { AccountExport, AccountImport } from '@glossa/contract/account-archive';
import { fail, Failure } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';
import { isDuplicate } from '@glossa/db/failures';
import { newId } from '@glossa/db/new-id';
import { archiveKey } from '@glossa/formats/archive/archive-key';
import { openArchive } from '@glossa/formats/archive/open-archive';
import { exportAccount, importAccount } from '@glossa/jobs/definitions';

import type { Deps } from '#deps.ts';
import { release } from '#domain/storage-quota/storage-quota.ts';
import { createTask } from '#domain/tasks/tasks.ts';
import { measureSpaceForVideo } from '#domain/uploads/disk-space.ts';
import { findFinishedUpload, removeUploadInfo } from '#domain/uploads/resumable-uploads.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { recordExport } from '#domain/security-log/record-event.ts';
import { presentExport, presentImport } from './present-archive.ts';
import {
  assignTask,
  deleteOtherUploads,
  deleteUpload,
  findArchive,
  findRunningArchive,
  insertArchive,
  type ArchiveKey,
  type StoredManifest,
} from './queries.ts';

type ArchiveDeps = Pick<Deps, 'db' | 'config' | 'storage' | 'jobs' | 'log'>;

/** Thrown to roll back an export's task when a concurrent request has already started an export. */
class AlreadyRunningError extends Error {
  override name = 'AlreadyRunning';
}

/** Inserts an export and its task. Returns the export's ID, or undefined when another export is already running. */
const insertExport = (db: Database, learnerId: string, id: string): Promise<string | undefined> =>
  db
    .transaction(async (tx) => {
      const task = await createTask(tx, {
        ownerId: learnerId,
        type: 'export_account',
        title: '',
        result: { archive_id: id },
      });
      if (!(await insertArchive(tx, { id, learnerId, kind: 'export', taskId: task.id })))
        throw new AlreadyRunningError();
      await recordExport(tx, learnerId, 'account');
      return id;
    })
    .catch((error: unknown) => {
      if (error instanceof AlreadyRunningError) return undefined;
      throw error;
    });

/** Starts an export, or returns the running one. If the queue is unreachable, the sweeper enqueues the job later. */
export async function startExport(
  { db, jobs, log }: Pick<ArchiveDeps, 'db' | 'jobs' | 'log'>,
  learnerId: string,
): Promise<AccountExport> {
  const inserted = await insertExport(db, learnerId, newId());
  if (inserted) {
    await jobs.enqueue(exportAccount, { archiveId: inserted }, inserted).catch((error: unknown) => {
      log.warn({ err: error, archiveId: inserted }, 'could not enqueue export');
    });
  }
  const id = inserted ?? (await findRunningArchive(db, learnerId, 'export')) ?? fail('unavailable');
  return db.readSnapshot(async (tx) =>
    presentExport(tx, (await findArchive(tx, { id, learnerId }, 'export')) ?? fail('unavailable')),
  );
}

/** Reads the manifest and rejects files that aren't archives. The contents are checked when the import runs. */
async function readManifest(path: string, maxBytes: number): Promise<StoredManifest> {
  const archive = await openArchive(path, { maxBytes });
  archive.close();
  const { made_at, made_by, counts } = archive.manifest;
  return { made_at, made_by, counts };
}

/**
 * Stores an archive, sent with the request or uploaded in parts beforehand, until its import is started.
 * @throws {Failure} archive_required, storage_full, archive_too_large, or another code if it isn't an archive
 */
export async function receiveArchive(
  deps: ArchiveDeps,
  learnerId: string,
  { file, upload }: { file: UploadedFile | undefined; upload: string | undefined },
): Promise<AccountImport> {
  const { dataDir } = deps.config;
  const uploadFolder = { dataDir, ownerId: learnerId };
  const archive = file ?? (upload && (await findFinishedUpload(uploadFolder, upload)));
  if (!archive || archive.size === 0) return fail('archive_required');
  if (archive.size > (await measureSpaceForVideo(deps.config)) * 2) fail('storage_full');
  const stored = await storeArchive(deps, learnerId, archive);
  if (upload) {
    await removeUploadInfo(uploadFolder, upload);
    await release(deps, upload);
  }
  return stored;
}

/** Stores an archive, replacing any earlier one whose import hasn't been started. */
async function storeArchive(
  { db, storage, config }: ArchiveDeps,
  learnerId: string,
  file: UploadedFile,
): Promise<AccountImport> {
  if (file.size > config.maxArchiveBytes) fail('archive_too_large');
  const manifest = await readManifest(file.path, config.maxArchiveBytes);
  const key = { id: newId(), learnerId };
  // Insert the row first, so that upkeep can remove the file whatever happens next.
  await insertArchive(db, {
    ...key,
    kind: 'import',
    fileName: file.name.slice(0, 300),
    bytes: file.size,
    manifest,
  });
  const owner = { ownerId: learnerId, kind: 'archive', reservation: file.reservation } as const;
  try {
    await storage.adoptFor(owner, archiveKey(key.id), file.path);
  } catch (error) {
    if (error instanceof Failure) await deleteUpload(db, key);
    throw error;
  }
  for (const otherId of await deleteOtherUploads(db, key)) await storage.remove(archiveKey(otherId));
  return loadImport(db, key);
}

const loadImport = (db: Database, key: ArchiveKey): Promise<AccountImport> =>
  db.readSnapshot(async (tx) =>
    presentImport(tx, (await findArchive(tx, key, 'import')) ?? fail('import_not_found')),
  );

/** Creates the task for an import. The second of two concurrent requests fails with `import_running`. */
async function startTask(db: Database, key: ArchiveKey, title: string): Promise<void> {
  const result = { archive_id: key.id };
  try {
    await db.transaction(async (tx) => {
      const task = await createTask(tx, { ownerId: key.learnerId, type: 'import_account', title, result });
      if (!(await assignTask(tx, key, task.id))) fail('import_running');
    });
  } catch (error) {
    if (isDuplicate(error)) fail('import_running');
    throw error;
  }
}

/** Starts the import of an uploaded archive. If the queue is unreachable, the sweeper enqueues the job later. */
export async function startImport({ db, jobs, log }: ArchiveDeps, key: ArchiveKey): Promise<AccountImport> {
  const row = (await findArchive(db, key, 'import')) ?? fail('import_not_found');
  if (row.taskId === null) {
    if (await findRunningArchive(db, key.learnerId, 'import')) fail('import_running');
    await startTask(db, key, row.fileName);
    await jobs.enqueue(importAccount, { archiveId: key.id }, key.id).catch((error: unknown) => {
      log.warn({ err: error, archiveId: key.id }, 'could not enqueue import');
    });
  }
  return loadImport(db, key);
}

/** Deletes an uploaded archive whose import hasn't been started. */
export async function discardArchive({ db, storage }: ArchiveDeps, key: ArchiveKey): Promise<void> {
  if (!(await deleteUpload(db, key)))
    fail((await findArchive(db, key, 'import')) ? 'import_started' : 'import_not_found');
  await storage.remove(archiveKey(key.id));
}
