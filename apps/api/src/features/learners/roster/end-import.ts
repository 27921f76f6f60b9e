import type { Transaction } from '@glossa/db/database';

import { finishTask } from '#domain/tasks/tasks.ts';
import { noteDeed } from '../deeds.ts';
import { readCounts, type OpenRoster } from './queries.ts';

/**
 * Ends the task of an import, with an error code if it failed, and writes one audit entry for the whole list. The start
 * has its own entry, so a canceled import is recorded too.
 */
export async function endImport(
  tx: Transaction,
  id: string,
  { taskId, actor }: Pick<OpenRoster, 'taskId' | 'actor'>,
  failure?: string,
): Promise<void> {
  const end =
    failure === undefined ? { status: 'SUCCESS' as const } : { status: 'FAILURE' as const, message: failure };
  if (!(await finishTask(tx, taskId, end))) return;
  const counts = await readCounts(tx, id);
  const detail = { ...counts, ...(failure !== undefined && { failure }) };
  await noteDeed(tx, actor, { action: 'import', target: id, detail });
}
