import type { OwnedTask } from '@glossa/contract/tasks';
import type { Transaction } from '@glossa/db/database';

import type { Doer } from '#domain/audit/actor-of.ts';
import { noteDeed } from '#domain/audit/note-deed.ts';

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
