import { fail } from '@glossa/contract/failure';
import type { SecurityEventKind } from '@glossa/contract/security-log';
import type { Transaction } from '@glossa/db/database';
import type { Request } from 'express';

import type { Deps } from '#deps.ts';
import { needsSecondFactor } from '#domain/accounts/second-factor-policy.ts';
import { securityEmail, type SecurityChange } from '#domain/accounts/security-email.ts';
import type { User } from '#domain/accounts/user.ts';
import { recordUserAudit } from '#domain/audit/record-audit.ts';
import { recordSecurityEvent } from '#domain/security-log/record-event.ts';
import { lockAccount } from '../queries.ts';
import { endOtherSessions, replaceRecoveryCodes, updateHasSecondFactor } from './queries.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';

export type FactorDeps = Pick<Deps, 'db' | 'config' | 'mailer' | 'background' | 'clock' | 'limits' | 'log'>;

/** A user who changes their second factor, and the handle of their session. */
export interface FactorOwner {
  user: User;
  handle: string;
}

/** Returns a user with the session handle from a request. */
export const toFactorOwner = (user: User, { session }: Request): FactorOwner => ({
  user,
  handle: session.handle ?? '',
});

const verbs = {
  app_added: 'add_factor',
  passkey_added: 'add_factor',
  app_removed: 'remove_factor',
  passkey_removed: 'remove_factor',
  codes_renewed: 'renew_codes',
} as const satisfies Partial<Record<SecurityChange, string>>;
type FactorChange = keyof typeof verbs;

const eventKinds = {
  app_added: 'factor_add',
  passkey_added: 'factor_add',
  app_removed: 'factor_remove',
  passkey_removed: 'factor_remove',
  codes_renewed: 'codes_renew',
} as const satisfies Record<FactorChange, SecurityEventKind>;

/**
 * Changes the second factor of an account, records it and notifies the owner. `work` runs with the account locked.
 * Adding the first factor creates recovery codes and ends all other sessions, which were opened without a second
 * factor.
 * @returns the recovery codes, if new ones were created
 * @throws {Failure} second_factor_needed when the last factor is removed and the role requires one
 */
export async function changeFactor(
  { db, config, mailer, background }: FactorDeps,
  { user, handle }: FactorOwner,
  change: FactorChange,
  work: (tx: Transaction) => Promise<void>,
): Promise<string[] | null> {
  const codes = await db.transaction(async (tx) => {
    if (!(await lockAccount(tx, user.id))) fail('unauthenticated');
    await work(tx);
    const { before, after } = await updateHasSecondFactor(tx, user.id);
    if (before && !after && needsSecondFactor(user, config.secondFactor)) fail('second_factor_needed');
    if (!after) await replaceRecoveryCodes(tx, user.id, []);
    if (after && !before) await endOtherSessions(tx, user.id, handle);
    const [kind] = change.split('_');
    const detail = { factor: kind === 'codes' ? 'recovery_codes' : kind };
    const event = { kind: eventKinds[change], account: { learnerId: user.id }, detail };
    await recordSecurityEvent(tx, event);
    await recordUserAudit(tx, user, { kind: 'learner', verb: verbs[change], id: user.id, detail });
    return (after && !before) || change === 'codes_renewed' ? createCodes(tx, user.id) : null;
  });
  background.run('security notice', () => mailer.send(securityEmail(user, config.publicUrl, change)));
  return codes;
}

async function createCodes(tx: Transaction, learnerId: string): Promise<string[]> {
  const codes = createRecoveryCodes();
  await replaceRecoveryCodes(tx, learnerId, codes.map(hashRecoveryCode));
  return codes;
}
