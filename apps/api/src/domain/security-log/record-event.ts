import { createHmac, randomBytes } from 'node:crypto';

import type { ExportSubject, FailureReason, SecurityEventKind } from '@glossa/contract/security-log';
import type { Queryable, Transaction } from '@glossa/db/database';
import { isMissingReference } from '@glossa/db/failures';

import {
  securityEventChannel,
  type CountedEvent,
} from '#platform/operation/metrics/security-event-channel.ts';
import { requestOrigin } from '#platform/request-origin.ts';
import { insertEvent, replaceAccount } from './queries.ts';

/** Who caused an event: the account itself, another account, or a command on the server. */
export type EventActor = 'self' | 'operator' | { id: string };

/** The account that an event concerns: its ID, or an alias if the account doesn't exist. */
export type EventAccount = { learnerId: string } | { alias: string };

/** An event for the security log. It must not contain secrets, names or anything that someone typed. */
export interface SecurityEvent {
  kind: SecurityEventKind;
  account: EventAccount;
  /** Why the attempt failed; undefined if it succeeded. */
  failure?: FailureReason;
  actor?: EventActor;
  detail?: Record<string, unknown>;
  /** Events with the same key are recorded once. */
  onceKey?: string;
}

/** Records an event with the IP address and user agent of the current request, in the caller's transaction. */
export async function recordSecurityEvent(
  db: Queryable,
  { kind, account, failure, actor = 'self', detail = {}, onceKey }: SecurityEvent,
): Promise<void> {
  const learnerId = 'learnerId' in account ? account.learnerId : null;
  const isOther = typeof actor === 'object' && actor.id !== learnerId;
  const outcome = failure ? 'failure' : 'success';
  const isNew = await insertEvent(db, {
    kind,
    outcome,
    reason: failure ?? '',
    learnerId,
    alias: 'alias' in account ? account.alias : '',
    actorKind: actor === 'operator' ? 'operator' : isOther ? 'user' : 'self',
    actorId: isOther ? actor.id : null,
    ...requestOrigin(),
    detail,
    onceKey: onceKey ?? null,
  });
  if (isNew) securityEventChannel.publish({ kind, outcome } satisfies CountedEvent);
}

/** Records a failed attempt outside of the transaction in which it failed, because that transaction is rolled back. */
export async function recordFailedAttempt(
  db: Queryable,
  event: SecurityEvent & { failure: FailureReason },
): Promise<void> {
  await recordSecurityEvent(db, event).catch((error: unknown) => {
    // A missing reference means that the account was deleted in the meantime.
    if (!isMissingReference(error)) throw error;
  });
}

/**
 * Returns the alias of an account that doesn't exist. The same email or link always gets the same alias, so that
 * attempts can be correlated, but the input, which may be a password, can't be read or guessed from it.
 */
export const unknownAccountAlias = (secret: string, typed: string): string =>
  `unknown:${createHmac('sha256', secret)
    .update(`unknown account\0${typed.toLowerCase()}`)
    .digest('base64url')
    .slice(0, 10)}`;

/**
 * Records that an account is deleted, and replaces it in all its events with an alias that can't be traced back to it.
 * Runs in the transaction that deletes the account, before the deletion.
 */
export async function recordDeletion(tx: Transaction, learnerId: string, actor: EventActor): Promise<void> {
  const alias = `deleted:${randomBytes(8).toString('base64url').slice(0, 10)}`;
  await recordSecurityEvent(tx, { kind: 'account_delete', account: { learnerId }, actor });
  await replaceAccount(tx, { learnerId, alias });
}

/** Records that an account exports data. */
export const recordExport = (db: Queryable, learnerId: string, subject: ExportSubject): Promise<void> =>
  recordSecurityEvent(db, { kind: 'export', account: { learnerId }, detail: { subject } });
