import type { Database } from '@glossa/db/database';
import { archiveKey } from '@glossa/formats/archive/archive-key';
import { writeArchive, type AddFile, type ManifestHead } from '@glossa/formats/archive/write-archive';
import type { Storage } from '@glossa/storage/storage';

import { pendingContentKey } from '#domain/documents/content-hash.ts';
import { findUse } from '#domain/storage-quota/queries.ts';
import { checkFreeDisk } from '#domain/storage-quota/storage-quota.ts';
import type { DiskConfig } from '#domain/uploads/disk-space.ts';
import { finishTask } from '#domain/tasks/tasks.ts';
import { version } from '#version.ts';
import { TaskStoppedError } from '#domain/tasks/task-stopped.ts';
import { type ArchiveRun } from '../archive-run.ts';
import { allKinds, recordsName } from '../kinds/all-kinds.ts';
import type { Kind, Source } from '../kinds/kind.ts';
import { listMedia, type MediaFile } from '../kinds/queries.ts';
import { finishArchive, hasOtherRun, listUnanalyzed, readFromSnapshot } from '../queries.ts';
import { readKindRecords } from './read-records.ts';
import { writeSheet } from './write-sheet.ts';

export interface ExportDeps {
  config: DiskConfig;
  db: Database;
  storage: Storage;
}

/** Lists the IDs of the learner's documents that aren't analyzed yet and whose content is in the file storage. */
async function listPendingDocuments(
  { db, storage }: Pick<ExportDeps, 'db' | 'storage'>,
  learnerId: string,
): Promise<number[]> {
  const rows = await listUnanalyzed(db, learnerId);
  const stored: number[] = [];
  for (const { id, language, hash } of rows)
    if (await storage.stat(pendingContentKey(language, hash))) stored.push(id);
  return stored;
}

/** Yields records as JSON Lines. */
async function* writeJsonLines(
  records: AsyncIterable<Record<string, unknown>>,
  onRecord: () => void,
): AsyncGenerator<string> {
  for await (const record of records) {
    yield `${JSON.stringify(record)}\n`;
    onRecord();
  }
}

/** Adds all files of a kind except its media. Returns the number of records. */
async function addKind(add: AddFile, kind: Kind, source: Source): Promise<number> {
  let count = 0;
  for await (const { name, content } of kind.contents?.(source) ?? []) await add(name, content);
  await add(
    recordsName(kind),
    writeJsonLines(readKindRecords(kind, source), () => count++),
  );
  if (kind.sheet) await add(`sheets/${kind.name}.csv`, writeSheet(kind.sheet, readKindRecords(kind, source)));
  return count;
}

/** Adds the records of all kinds from one snapshot. Returns the counts and the records' media files. */
async function addRecords(
  { db, storage }: ExportDeps,
  add: AddFile,
  run: ArchiveRun,
): Promise<{ counts: Record<string, number>; media: MediaFile[] }> {
  const { learnerId } = run;
  const pendingDocuments = await listPendingDocuments({ db, storage }, learnerId);
  return db.transaction(async (tx) => {
    await readFromSnapshot(tx);
    const counts: Record<string, number> = {};
    const media: MediaFile[] = [];
    for (const [index, kind] of allKinds.entries()) {
      counts[kind.name] = await addKind(add, kind, { tx, storage, learnerId, pendingDocuments });
      if (kind.media) media.push(...(await listMedia(tx, kind.media, learnerId)));
      run.progress(((index + 1) / allKinds.length) * 50);
    }
    return { counts, media };
  });
}

/** Adds the media files, skipping those deleted since the records were read. */
async function addMedia(
  { storage }: Pick<ExportDeps, 'storage'>,
  add: AddFile,
  media: readonly MediaFile[],
  run: ArchiveRun,
) {
  const existing: (MediaFile & { size: number })[] = [];
  for (const file of media) {
    const stored = await storage.stat(file.key);
    if (stored) existing.push({ ...file, size: stored.size });
  }
  const totalBytes = existing.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const countBytes = async function* (key: string) {
    for await (const chunk of storage.read(key) as AsyncIterable<Uint8Array>) {
      done += chunk.length;
      run.progress(50 + (done / totalBytes) * 48);
      yield chunk;
    }
  };
  for (const { name, key } of existing) await add(name, countBytes(key), { compress: false });
}

/** Packs an archive. Safe to run twice: the file is renamed once it is complete, and the task finishes only once. */
export async function packArchive(deps: ExportDeps, run: ArchiveRun): Promise<void> {
  const { db, storage } = deps;
  const key = archiveKey(run.archiveId);
  // Exports don't count toward the quota, because a full account must still be able to export. They do need disk space.
  await checkFreeDisk(deps, (await findUse(db, run.learnerId)).usedBytes);
  const manifest = await writeArchive(
    (bytes) => storage.write(key, bytes),
    async (add): Promise<ManifestHead> => {
      const made_at = new Date().toISOString();
      const { counts, media } = await addRecords(deps, add, run);
      await addMedia(deps, add, media, run);
      return { made_by: `Glossa ${version}`, made_at, counts };
    },
  );
  const { size: bytes } = (await storage.stat(key)) ?? { size: 0 };
  const { made_by, made_at, counts } = manifest;
  await run
    .commit(async (tx) => {
      await finishArchive(tx, run, { bytes, manifest: { made_by, made_at, counts } });
      await finishTask(tx, run.taskId, { status: 'SUCCESS', result: { bytes } });
    })
    .catch(async (error: unknown) => {
      if (error instanceof TaskStoppedError && !(await hasOtherRun(db, run))) await storage.remove(key);
      throw error;
    });
}
