import type { Transaction } from '@glossa/db/database';

import { actorOf } from '#domain/audit/actor-of.ts';
import { writeAudit } from '#domain/audit/write-audit.ts';
import type { Person } from '#http/person.ts';

/** Who does something. */
export type Actor = Pick<Person, 'id' | 'email' | 'firstName' | 'lastName'>;

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
 * Writes down what an admin did, in the transaction that does it. Of what is personal only the names of the fields are
 * told: they must not outlive the learner.
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
