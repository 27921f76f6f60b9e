import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import type { ErrorCode } from '@glossa/contract/errors';
import { Failure } from '@glossa/contract/failure';
import { archiveKey } from '@glossa/formats/archive/archive-key';
import { importAccount } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';

import { finishTask } from '#domain/tasks/tasks.ts';
import { workFolder } from '#domain/videos/work-folders.ts';
import { TaskStoppedError } from '#domain/tasks/task-stopped.ts';
import { startRun, type ArchiveRun } from '../archive-run.ts';
import { finishArchive, releaseArchive } from '../queries.ts';
import { importArchive, type ImportJobDeps } from './import-archive.ts';

/** Errors that freeing space can fix. */
const fullErrors: ReadonlySet<ErrorCode> = new Set([
  'storage_full',
  'server_storage_full',
  'storage_quota_exceeded',
]);

/** Returns the error code of a failed import and whether a retry may succeed. */
function classifyError(error: unknown, isWriting: boolean): { code: ErrorCode; isTransient: boolean } {
  if (error instanceof Failure) return { code: error.code, isTransient: false };
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return { code: 'storage_full', isTransient: false };
  return { code: isWriting ? 'archive_stopped' : 'internal_error', isTransient: true };
}

async function finishFailed(run: ArchiveRun, code: ErrorCode): Promise<void> {
  await run.commit(async (tx) => {
    await finishArchive(tx, run);
    await finishTask(tx, run.taskId, { status: 'FAILURE', message: code });
  });
}

/**
 * Imports an archive. The job may be killed at any point and run twice for one archive: each run works in its own
 * folder and writes only while it has claimed the archive.
 */
export const importAccountHandler = (deps: ImportJobDeps): JobHandler =>
  defineHandler(importAccount, async ({ archiveId }, { isLastAttempt, signal: stop }) => {
    const run = await startRun(deps.db, archiveId, stop);
    if (!run) return;
    const ownFolder = path.join(workFolder(deps.config.dataDir), archiveId);
    const folder = path.join(ownFolder, run.runId);
    let isWriting = run.pointsBefore !== null;
    try {
      // Safe to delete: earlier runs are dead, or notice within a second that they have lost their claim.
      await rm(ownFolder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      await importArchive(deps, run, folder, () => (isWriting = true));
    } catch (error) {
      if (stop.aborted) {
        await releaseArchive(deps.db, run);
        throw error;
      }
      if (error instanceof TaskStoppedError || run.signal.aborted) return;
      const { code, isTransient } = classifyError(error, isWriting);
      deps.log.warn({ err: error, archiveId, last: isLastAttempt }, 'could not import archive');
      if (isTransient && !isLastAttempt) {
        await releaseArchive(deps.db, run);
        throw error;
      }
      await finishFailed(run, code);
      // Delete an archive that no retry can fix. After running out of space, a retry may succeed.
      if (error instanceof Failure && !fullErrors.has(code)) await deps.storage.remove(archiveKey(archiveId));
    } finally {
      run.end();
      await rm(folder, { recursive: true, force: true });
    }
  });
