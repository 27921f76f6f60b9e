import { stat } from 'node:fs/promises';

import { archiveKey } from '@glossa/formats/archive/archive-key';
import { openArchive } from '@glossa/formats/archive/open-archive';

import type { Deps } from '#deps.ts';
import { release, reserve } from '#domain/storage-quota/storage-quota.ts';
import { finishTask } from '#domain/tasks/tasks.ts';
import type { ArchiveRun } from '../archive-run.ts';
import { finishArchive, recordPointsBefore } from '../queries.ts';
import { checkArchive } from './check-archive.ts';
import { writeRecords } from './write-records.ts';

export type ImportJobDeps = Pick<Deps, 'config' | 'db' | 'storage' | 'jobs' | 'analyzer' | 'media' | 'log'>;

/** Imports an archive. Calls `onWriting` once everything is checked and the first write is about to start. */
export async function importArchive(
  deps: ImportJobDeps,
  run: ArchiveRun,
  folder: string,
  onWriting: () => void,
): Promise<void> {
  const { config, db, storage, media } = deps;
  const file = await storage.localPath(archiveKey(run.archiveId), folder);
  const archive = await openArchive(file, { maxBytes: config.maxArchiveBytes });
  try {
    const total = archive.manifest.files.reduce((sum, { bytes }) => sum + bytes, 1);
    let read = 0;
    const onBytes = (bytes: number) => {
      read += bytes;
      run.progress((read / total) * 50);
    };
    const disk = config;
    const checked = await checkArchive(archive, { media, signal: run.signal, folder, disk, onBytes });
    const mediaBytes = [...checked.media.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    const { size: archiveBytes } = await stat(file);
    // A resumed import has passed this check before, and some of its media already counts toward the quota.
    const isResumed = run.pointsBefore !== null;
    // Importing the archive frees the space that it occupies.
    const bytes = isResumed ? 0 : Math.max(0, mediaBytes - archiveBytes);
    const { id: reservation } = await reserve(deps, { ownerId: run.learnerId, bytes, kind: 'request' });
    try {
      const before = await recordPointsBefore(db, run);
      onWriting();
      await writeRecords(deps, run, { archive, checked, isNewLearner: before === 0, reservation });
    } finally {
      await release(deps, reservation);
    }
  } finally {
    archive.close();
  }
  await run.commit(async (tx) => {
    await finishArchive(tx, run);
    await finishTask(tx, run.taskId, { status: 'SUCCESS' });
  });
  await storage.remove(archiveKey(run.archiveId));
}
