import type { HandlerResult } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import type { listIdentities as listIdentitiesEndpoint } from '@glossa/contract/single-sign-on';

import { issuerKey, type ProviderConfig } from '#config/single-sign-on.ts';
import { hashPassword, rejectCommonPassword } from '#domain/accounts/passwords.ts';
import { deleteResetTokens, endAllSessions } from '#domain/accounts/queries.ts';
import { securityEmail } from '#domain/accounts/security-email.ts';
import type { User } from '#domain/accounts/user.ts';
import { recordSecurityEvent } from '#domain/security-log/record-event.ts';
import { passwordChangedEmail } from '../emails.ts';
import { acceptsPassword, requirePasswordUse } from '../password-use.ts';
import { findAccountById, lockAccount, replacePassword, type Account } from '../queries.ts';
import { requireSignInMethod } from '../sign-in-methods.ts';
import * as queries from './queries.ts';
import { presentProvider, type SingleSignOnDeps } from './service.ts';

/** Returns an account's email at a provider, for use as a login hint. @throws {Failure} identity_not_found */
export async function findLoginHint(
  { db }: Pick<SingleSignOnDeps, 'db'>,
  provider: ProviderConfig,
  learnerId: string,
): Promise<string | undefined> {
  const identities = await queries.listIdentities(db, learnerId);
  const identity = identities.find(({ issuer }) => issuer === issuerKey(provider));
  return (identity ?? fail('identity_not_found')).email || undefined;
}

/**
 * Lists a user's linked identities and the providers that can still be linked, and returns whether a password is set
 * and accepted.
 */
export async function listIdentities(
  { db, config }: Pick<SingleSignOnDeps, 'db' | 'config'>,
  user: User,
): Promise<HandlerResult<typeof listIdentitiesEndpoint>> {
  const identities = await queries.listIdentities(db, user.id);
  const account = (await findAccountById(db, user.id)) ?? fail('unauthenticated');
  const isLinked = (provider: ProviderConfig): boolean =>
    identities.some(({ issuer }) => issuer === issuerKey(provider));
  return {
    results: identities.map(({ id, issuer, email, linkedAt, lastUsedAt }) => {
      const provider = config.providers.find((one) => issuerKey(one) === issuer);
      return {
        id,
        provider: provider?.id ?? null,
        label: provider?.label ?? new URL(issuer).host,
        email,
        linked_at: linkedAt.toISOString(),
        last_used_at: lastUsedAt?.toISOString() ?? null,
      };
    }),
    providers: config.providers.filter((provider) => !isLinked(provider)).map(presentProvider),
    has_password: account.hasPassword,
    accepts_passwords: acceptsPassword(config, account),
  };
}

/**
 * Unlinks an identity and notifies the owner.
 * @throws {Failure} identity_not_found; sign_in_method_needed when there is no other way to sign in
 */
export async function removeIdentity(
  { db, config, mailer, background }: SingleSignOnDeps,
  user: User,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockAccount(tx, user.id))) fail('unauthenticated');
    const issuer =
      (await queries.deleteIdentity(tx, { id, learnerId: user.id })) ?? fail('identity_not_found');
    await requireSignInMethod(tx, config, user.id);
    const provider = config.providers.find((one) => issuerKey(one) === issuer);
    await recordSecurityEvent(tx, {
      kind: 'identity_unlink',
      account: { learnerId: user.id },
      detail: { provider: provider?.id ?? new URL(issuer).host },
    });
  });
  background.run('security notice', () =>
    mailer.send(securityEmail(user, config.publicUrl, 'provider_unlinked')),
  );
}

/**
 * Sets the first password of an account and ends all its sessions. The caller opens a new session for the current
 * browser.
 * @throws {Failure} has_password, password_sign_in_off
 */
export async function setFirstPassword(
  { db, config, mailer, background }: SingleSignOnDeps,
  learnerId: string,
  password: string,
): Promise<Account> {
  const account = (await findAccountById(db, learnerId)) ?? fail('unauthenticated');
  requirePasswordUse(config, account);
  if (account.hasPassword) fail('has_password');
  rejectCommonPassword('new_password', password);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    // Another request has set a password since the check.
    if (!(await replacePassword(tx, account, passwordHash))) fail('has_password');
    await endAllSessions(tx, learnerId);
    await deleteResetTokens(tx, learnerId);
    await recordSecurityEvent(tx, { kind: 'password_change', account: { learnerId } });
  });
  background.run('password notice', () => mailer.send(passwordChangedEmail(account.user, config.publicUrl)));
  return { ...account, passwordHash, hasPassword: true };
}
