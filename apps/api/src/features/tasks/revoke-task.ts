import { fail } from '@glossa/contract/failure';
import type { OwnedTask } from '@glossa/contract/tasks';
import type { Database, Transaction } from '@glossa/db/database';

import type { Doer } from '#domain/audit/actor-of.ts';
import { isRevocable } from '#domain/tasks/task-row.ts';
import { cancelTask } from '#domain/tasks/tasks.ts';
import { cancelProcessing } from '#domain/videos/end-processing.ts';
import { noteForOther } from './note-for-other.ts';
import { findOwned } from './queries.ts';
import { stopArchive, stopBookImport } from './work-queries.ts';

/** Stops the work of a task whose worker checks that instead of the task. */
async function stopWork(tx: Transaction, { id, type, result }: OwnedTask): Promise<void> {
  if (type === 'import_book') await stopBookImport(tx, id);
  if (type === 'export_account' || type === 'import_account') await stopArchive(tx, id);
  if (type === 'process_video')
    await cancelProcessing(tx, { videoId: result?.['video_id'] as string, taskId: id });
}

/**
 * Cancels a task and its work, so that its worker stops. Of two concurrent requests, only one succeeds. `by` is the
 * user who cancels it.
 */
export async function revokeTask(
  { db }: { db: Database },
  key: { id: string; ownerId: string | null },
  by: Doer,
): Promise<OwnedTask> {
  const task = (await findOwned(db, key)) ?? fail('task_not_found');
  if (!isRevocable(task.type)) fail('task_not_revocable');
  await db.transaction(async (tx) => {
    // The work before its task, in the same order as the workers, to avoid a deadlock.
    await stopWork(tx, task);
    if (!(await cancelTask(tx, task.id, by.id))) fail('task_ended');
    await noteForOther(tx, by, 'revoke', task);
  });
  return (await findOwned(db, key)) ?? fail('task_not_found');
}
