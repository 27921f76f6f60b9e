import { archiveKey } from '@glossa/formats/archive/archive-key';
import { writeArchive, type AddFile, type ManifestHead } from '@glossa/formats/archive/write-archive';
import type { Database } from '@glossa/db/database';
import { first, many, statements } from '@glossa/db/statements';
import { exportAccount } from '@glossa/jobs/definitions';
import { handles, type JobHandler } from '@glossa/jobs/job';
import type { Storage } from '@glossa/storage/storage';

import { incomingKey } from '#domain/documents/find-document.ts';
import { finishTask } from '#domain/tasks/tasks.ts';
import { RunLost, startRun, type ArchiveRun } from './archive-run.ts';
import { allKinds, recordsName } from './kinds/all-kinds.ts';
import type { Kind, Source } from './kinds/kind.ts';
import { madeBy } from './made-by.ts';
import { readKind } from './read-kind.ts';
import { finishArchive, releaseArchive } from './run-queries.ts';
import { writeSheet } from './write-sheet.ts';
import type { QueryTypes } from './export-job.types.ts';

interface ExportDeps {
  db: Database;
  storage: Storage;
}

/** A stored file and its name in the archive. */
interface MediaFile {
  name: string;
  key: string;
}

async function waitingDocuments({ db, storage }: ExportDeps, learnerId: string): Promise<number[]> {
  const rows = await many(db, sql.listUnanalyzed, [learnerId]);
  const there: number[] = [];
  for (const { id, language, hash } of rows)
    if (await storage.stat(incomingKey(language, hash))) there.push(id);
  return there;
}

async function* lines(
  records: AsyncIterable<Record<string, unknown>>,
  onRecord: () => void,
): AsyncGenerator<string> {
  for await (const record of records) {
    yield `${JSON.stringify(record)}\n`;
    onRecord();
  }
}

/** Adds everything of a kind except its stored media. Returns the number of records. */
async function addKind(add: AddFile, kind: Kind, source: Source): Promise<number> {
  let count = 0;
  for await (const { name, content } of kind.contents?.(source) ?? []) await add(name, content);
  await add(
    recordsName(kind),
    lines(readKind(kind, source), () => count++),
  );
  if (kind.sheet) await add(`sheets/${kind.name}.csv`, writeSheet(kind.sheet, readKind(kind, source)));
  return count;
}

/** Adds the records of all kinds from one snapshot. Returns the counts and the media files that belong to them. */
async function addRecords(
  { db, storage }: ExportDeps,
  add: AddFile,
  run: ArchiveRun,
): Promise<{ counts: Record<string, number>; media: MediaFile[] }> {
  const { learnerId } = run;
  const waiting = await waitingDocuments({ db, storage }, learnerId);
  return db.transaction(async (tx) => {
    await tx.client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const counts: Record<string, number> = {};
    const media: MediaFile[] = [];
    for (const [index, kind] of allKinds.entries()) {
      counts[kind.name] = await addKind(add, kind, { tx, storage, learnerId, waiting });
      if (kind.media) {
        const { rows } = await tx.client.query<{ name: string; key: string }>(kind.media, [learnerId]);
        media.push(...rows);
      }
      run.progress(((index + 1) / allKinds.length) * 50);
    }
    return { counts, media };
  });
}

/** Adds the media files, skipping those deleted since the records were read. */
async function addMedia({ storage }: ExportDeps, add: AddFile, media: readonly MediaFile[], run: ArchiveRun) {
  const present: (MediaFile & { size: number })[] = [];
  for (const file of media) {
    const stored = await storage.stat(file.key);
    if (stored) present.push({ ...file, size: stored.size });
  }
  const all = present.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const passed = async function* (key: string) {
    for await (const chunk of storage.read(key) as AsyncIterable<Uint8Array>) {
      done += chunk.length;
      run.progress(50 + (done / all) * 48);
      yield chunk;
    }
  };
  for (const { name, key } of present) await add(name, passed(key), { compress: false });
}

/** Packs an archive. Safe to run twice: the file is renamed once it is complete, and the task finishes only once. */
async function pack(deps: ExportDeps, run: ArchiveRun): Promise<void> {
  const { db, storage } = deps;
  const key = archiveKey(run.archiveId);
  const manifest = await writeArchive(
    (bytes) => storage.write(key, bytes),
    async (add): Promise<ManifestHead> => {
      const made_at = new Date().toISOString();
      const { counts, media } = await addRecords(deps, add, run);
      await addMedia(deps, add, media, run);
      return { made_by: madeBy, made_at, counts };
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
      const isTaken = (await first(db, sql.findTaken, [run.archiveId, run.runId])) !== undefined;
      if (error instanceof RunLost && !isTaken) await storage.remove(key);
      throw error;
    });
}

export const sql = statements<QueryTypes>('accountArchiveExportJob', {
  listUnanalyzed: `SELECT DISTINCT d.id, d.language, d.hash FROM text t JOIN document d ON d.id = t.document_id
   WHERE t.owner_id = $1 AND d.status <> 'ready'`,
  // Another run may be writing the same file or may have finished it.
  findTaken: `SELECT 1 AS taken FROM account_archive
   WHERE id = $1 AND learner_id IS NOT NULL AND (finished_at IS NOT NULL AND bytes IS NOT NULL OR run_id <> $2)`,
});

export const exportAccountHandler = (deps: ExportDeps): JobHandler =>
  handles(exportAccount, async ({ archiveId }, { last, signal: stop }) => {
    const run = await startRun(deps.db, archiveId, stop);
    if (!run) return;
    try {
      await pack(deps, run);
    } catch (error) {
      if (stop.aborted) {
        await releaseArchive(deps.db, run);
        throw error;
      }
      if (error instanceof RunLost || run.signal.aborted) return;
      const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
      if (!last && !isFull) {
        await releaseArchive(deps.db, run);
        throw error;
      }
      await run.commit(async (tx) => {
        await finishArchive(tx, run);
        const message = isFull ? 'storage_full' : 'internal_error';
        await finishTask(tx, run.taskId, { status: 'FAILURE', message });
      });
      throw error;
    } finally {
      run.end();
    }
  });
