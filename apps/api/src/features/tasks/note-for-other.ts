import type { OwnedTask } from '@glossa/contract/tasks';
import type { Transaction } from '@glossa/db/database';

import type { Doer } from '#domain/audit/actor-of.ts';
import { noteDeed } from '#domain/audit/note-deed.ts';

/** Records in the audit log what a user did with another user's task. What the task works on is left out as private. */
export async function noteForOther(
  tx: Transaction,
  doer: Doer,
  verb: 'retry' | 'revoke',
  { id, type, owner }: OwnedTask,
): Promise<void> {
  if (owner.id === doer.id) return;
  await noteDeed(tx, doer, { kind: 'task', verb, id, detail: { type } });
}
