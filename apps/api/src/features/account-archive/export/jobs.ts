import { Failure } from '@glossa/contract/failure';
import { exportAccount } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';

import { finishTask } from '#domain/tasks/tasks.ts';
import { TaskStoppedError } from '#domain/tasks/task-stopped.ts';
import { startRun } from '../archive-run.ts';
import { finishArchive, releaseArchive } from '../queries.ts';
import { packArchive, type ExportDeps } from './pack-archive.ts';

/** Exports an account. The job may be killed at any point and run twice for one archive. */
export const exportAccountHandler = (deps: ExportDeps): JobHandler =>
  defineHandler(exportAccount, async ({ archiveId }, { isLastAttempt, signal: stop }) => {
    const run = await startRun(deps.db, archiveId, stop);
    if (!run) return;
    try {
      await packArchive(deps, run);
    } catch (error) {
      if (stop.aborted) {
        await releaseArchive(deps.db, run);
        throw error;
      }
      if (error instanceof TaskStoppedError || run.signal.aborted) return;
      const isFull =
        (error as NodeJS.ErrnoException).code === 'ENOSPC' ||
        (error instanceof Failure && error.code === 'server_storage_full');
      if (!isLastAttempt && !isFull) {
        await releaseArchive(deps.db, run);
        throw error;
      }
      await run.commit(async (tx) => {
        await finishArchive(tx, run);
        const message = isFull ? 'server_storage_full' : 'internal_error';
        await finishTask(tx, run.taskId, { status: 'FAILURE', message });
      });
      throw error;
    } finally {
      run.end();
    }
  });
