import type { Transaction } from '@glossa/db/database';

import type { User } from '#domain/accounts/user.ts';
import { toActor, recordAudit } from '#domain/audit/record-audit.ts';

/** The user who performs an action. */
export type Actor = Pick<User, 'id' | 'email' | 'firstName' | 'lastName'>;

type LearnerAction =
  | 'create'
  | 'update'
  | 'activate'
  | 'deactivate'
  | 'delete'
  | 'end_sessions'
  | 'invite'
  | 'reset_factor'
  | 'import'
  | 'export';

/**
 * Records an admin's action in the audit log, in the transaction that performs it. Personal data appears only as field
 * names, because the entry outlives the account.
 */
export const recordLearnerAudit = (
  tx: Transaction,
  actor: Actor,
  event: { action: LearnerAction; target: string; detail?: Record<string, unknown> },
): Promise<void> =>
  recordAudit(tx, {
    actor: toActor(actor),
    action: `learner.${event.action}`,
    target: {
      kind: event.action === 'import' || event.action === 'export' ? 'learners' : 'learner',
      id: event.target,
    },
    detail: event.detail ?? {},
  });
