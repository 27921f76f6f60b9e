import type { Transaction } from '@glossa/db/database';

import type { User } from '#domain/accounts/user.ts';
import { actorOf } from '#domain/audit/actor-of.ts';
import { writeAudit } from '#domain/audit/write-audit.ts';

/** The user who performs an action. */
export type Actor = Pick<User, 'id' | 'email' | 'firstName' | 'lastName'>;

type LearnerDeed =
  | 'create'
  | 'update'
  | 'activate'
  | 'deactivate'
  | 'delete'
  | 'end_sessions'
  | 'invite'
  | 'import'
  | 'export';

/**
 * Records an admin's action in the audit log, in the transaction that performs it. Personal data appears only as field
 * names, because the entry outlives the account.
 */
export const noteDeed = (
  tx: Transaction,
  actor: Actor,
  deed: { action: LearnerDeed; target: string; detail?: Record<string, unknown> },
): Promise<void> =>
  writeAudit(tx, {
    actor: actorOf(actor),
    action: `learner.${deed.action}`,
    target: {
      kind: deed.action === 'import' || deed.action === 'export' ? 'learners' : 'learner',
      id: deed.target,
    },
    detail: deed.detail ?? {},
  });
