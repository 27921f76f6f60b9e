import type { Queryable, Transaction } from '@glossa/db/database';

import { insertEntry, insertHourlyEntry, type AuditEvent } from './queries.ts';

export type { AuditEvent } from './queries.ts';

/** The user who performs an action. */
export interface ActingUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** The actor of command-line actions: the operator, who needs no account. */
export const operator = { id: null, name: 'glossa' } as const satisfies AuditEvent['actor'];

/** Returns the actor for an audit entry, including the name, because the entry outlives the account. */
export const toActor = ({ id, email, firstName, lastName }: ActingUser): AuditEvent['actor'] => ({
  id,
  name: `${firstName} ${lastName}`.trim() || email,
});

/** Records an action in the transaction that performs it. */
export const recordAudit = (tx: Transaction, event: AuditEvent): Promise<void> => insertEntry(tx, event);

/** Records a user's action as `kind.verb`. */
export const recordUserAudit = (
  tx: Transaction,
  user: ActingUser,
  {
    kind,
    verb,
    id,
    detail = {},
  }: { kind: string; verb: string; id: string; detail?: Record<string, unknown> },
): Promise<void> =>
  recordAudit(tx, { actor: toActor(user), action: `${kind}.${verb}`, target: { kind, id }, detail });

/** Records that a user viewed something, at most once an hour, because an open page polls. */
export const recordView = (db: Queryable, event: Omit<AuditEvent, 'reason'>): Promise<void> =>
  insertHourlyEntry(db, event);

/** Returns the names of the changed fields, without `lastUpdated`, the version that the change is based on. */
export const changedFields = (changes: object): string[] =>
  Object.entries(changes)
    .filter(([name, value]) => value !== undefined && name !== 'lastUpdated')
    .map(([name]) => name);
