import type { AccountExport } from '@glossa/contract/account-archive';
import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { exportAccount } from '@glossa/jobs/definitions';

import type { Deps } from '#deps.ts';
import { createTask } from '#domain/tasks/tasks.ts';
import { presentExport } from './present-archive.ts';
import { findArchive, insertArchive, runningArchive } from './queries.ts';

/** Rolls back a task when another request was faster. */
class Outrun extends Error {
  override name = 'Outrun';
}

/** Inserts an archive and its task. Returns undefined when an export is already running. */
const write = (db: Database, learnerId: string, id: string): Promise<string | undefined> =>
  db
    .transaction(async (tx) => {
      const wanted = {
        ownerId: learnerId,
        type: 'export_account',
        title: '',
        result: { archive_id: id },
      } as const;
      const task = await createTask(tx, wanted);
      if (!(await insertArchive(tx, { id, learnerId, kind: 'export', taskId: task.id }))) throw new Outrun();
      return id;
    })
    .catch((error: unknown) => {
      if (error instanceof Outrun) return undefined;
      throw error;
    });

/** Starts an export, or returns the running one. If the queue is unreachable, the sweeper enqueues the job later. */
export async function startExport(
  { db, jobs, log }: { db: Database } & Pick<Deps, 'jobs' | 'log'>,
  learnerId: string,
): Promise<AccountExport> {
  const made = await write(db, learnerId, newId());
  if (made) {
    await jobs.enqueue(exportAccount, { archiveId: made }, made).catch((error: unknown) => {
      log.warn({ err: error, archiveId: made }, 'export could not be enqueued');
    });
  }
  const id = made ?? (await runningArchive(db, learnerId, 'export')) ?? fail('unavailable');
  const row = (await findArchive(db, { id, learnerId }, 'export')) ?? fail('unavailable');
  return presentExport(db, row);
}
