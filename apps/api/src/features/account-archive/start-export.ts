import type { AccountExport } from '@glossa/contract/account-archive';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { exportAccount } from '@glossa/jobs/definitions';

import type { Deps } from '#deps.ts';
import { createTask } from '#domain/tasks/tasks.ts';
import { fail } from '#http/fail.ts';
import { presentExport } from './present-archive.ts';
import { findArchive, insertArchive, runningArchive } from './queries.ts';

/** Thrown to roll a task back that another one was faster than. */
class Outrun extends Error {
  override name = 'Outrun';
}

/** Writes the row and the task of an archive; undefined when one is being packed. */
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

/** Has an account packed; the one that is being packed goes on. When the queue is away, the sweeper asks again later. */
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
