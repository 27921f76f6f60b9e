import type { Doer } from '@glossa/audit/actor-of';
import { noteDeed } from '@glossa/audit/note-deed';
import type { OwnedTask } from '@glossa/contract/tasks';
import type { Transaction } from '@glossa/db/database';

/** Writes down what somebody did with a task of somebody else. What it works on is its owner's own affair. */
export async function noteForOther(
  tx: Transaction,
  doer: Doer,
  verb: 'retry' | 'revoke',
  { id, type, owner }: OwnedTask,
): Promise<void> {
  if (owner.id === doer.id) return;
  await noteDeed(tx, doer, { kind: 'task', verb, id, detail: { type } });
}
