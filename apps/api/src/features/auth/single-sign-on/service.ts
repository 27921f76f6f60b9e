import type { HandlerResult } from '@glossa/contract/endpoint';
import { fail, Failure } from '@glossa/contract/failure';
import type { getSignInOptions } from '@glossa/contract/single-sign-on';
import type { FailureReason } from '@glossa/contract/security-log';
import type { Transaction } from '@glossa/db/database';
import { isDuplicate } from '@glossa/db/failures';
import { newId } from '@glossa/db/new-id';

import type { Deps } from '#deps.ts';
import { issuerKey, type ProviderConfig } from '#config/single-sign-on.ts';
import { makeDecoyHash } from '#domain/accounts/passwords.ts';
import { deleteResetTokens, endAllSessions, revokeAllTokens } from '#domain/accounts/queries.ts';
import { securityEmail } from '#domain/accounts/security-email.ts';
import type { User } from '#domain/accounts/user.ts';
import { pickFreeUsername, suggestUsernames } from '#domain/accounts/usernames.ts';
import {
  recordFailedAttempt,
  recordSecurityEvent,
  unknownAccountAlias,
  type EventAccount,
} from '#domain/security-log/record-event.ts';
import { findAccount, findAccountById, lockAccount, type Account } from '../queries.ts';
import { applyRoles } from './apply-roles.ts';
import { chooseLinkingRule } from './linking-rule.ts';
import type { ProviderClaims } from './provider-claims.ts';
import * as queries from './queries.ts';
import type { PendingLink, Visit } from './visit.ts';

export type SingleSignOnDeps = Pick<
  Deps,
  'db' | 'config' | 'mailer' | 'background' | 'limits' | 'log' | 'clock'
>;

/** Number of attempts to find or create an account while other requests change it. */
const maxAttempts = 5;

/** Seconds by which a provider's clock may be behind ours. */
const clockTolerance = 30;

/** @throws {Failure} provider_not_found */
export const findProvider = ({ providers }: Pick<Deps['config'], 'providers'>, id: string): ProviderConfig =>
  providers.find((provider) => provider.id === id) ?? fail('provider_not_found');

export const presentProvider = ({ id, label, createsAccounts }: ProviderConfig) => ({
  id,
  label,
  creates_accounts: createsAccounts,
});

export const presentSignInOptions = ({
  passwordSignIn,
  providers,
}: Pick<Deps['config'], 'passwordSignIn' | 'providers'>): HandlerResult<typeof getSignInOptions> => ({
  password_sign_in: passwordSignIn,
  providers: providers.map(presentProvider),
});

const toKey = (
  provider: ProviderConfig,
  { subject }: Pick<ProviderClaims, 'subject'>,
): queries.IdentityKey => ({
  issuer: issuerKey(provider),
  subject,
});

/** How a sign-in with a provider continues. */
export type ProviderSignIn =
  | { outcome: 'account'; account: Account; isSecondFactorDone: boolean }
  | { outcome: 'account_exists'; pending: PendingLink };

/**
 * Finds or creates the account of a person whom a provider has identified, and applies the provider's roles.
 * @throws {Failure} account_inactive, provider_email_unverified, provider_account_unknown
 */
export async function findAccountFor(
  deps: SingleSignOnDeps,
  provider: ProviderConfig,
  claims: ProviderClaims,
  uiLanguage: string | undefined,
): Promise<ProviderSignIn> {
  const { db } = deps;
  for (let attempt = 1; ; attempt += 1) {
    const found = await findOrCreate(deps, provider, claims, uiLanguage).catch((error: unknown) => {
      if (isDuplicate(error)) return undefined;
      throw error;
    });
    // Another request has just created or linked the account.
    if (found === undefined && attempt < maxAttempts) continue;
    if (found === undefined) throw new Error('no account could be created');
    if (typeof found !== 'string') return { outcome: 'account_exists', pending: found };
    await db.transaction(async (tx) => {
      await applyRoles(tx, provider, { learnerId: found, claimed: claims.roles });
      await queries.recordUse(tx, toKey(provider, claims));
    });
    const account = (await findAccountById(db, found)) ?? fail('account_inactive');
    const isSecondFactorDone = !account.user.hasSecondFactor || claims.usedSecondFactor;
    return { outcome: 'account', account, isSecondFactorDone };
  }
}

/**
 * Returns the ID of the account, or the link that its owner has to confirm. Returns undefined, or fails with a
 * duplicate key, when another request came first.
 */
async function findOrCreate(
  deps: SingleSignOnDeps,
  provider: ProviderConfig,
  claims: ProviderClaims,
  uiLanguage: string | undefined,
): Promise<string | PendingLink | undefined> {
  const { db, config } = deps;
  const key = toKey(provider, claims);
  const owner = await queries.findOwner(db, key);
  const unknown = { alias: unknownAccountAlias(config.secret, `${key.issuer} ${key.subject}`) };
  if (owner !== undefined) {
    const account = await findAccountById(db, owner);
    if (account?.isActive) return owner;
    return refuse(deps, provider, { learnerId: owner }, 'inactive_account', 'account_inactive');
  }
  const { email, isEmailVerified } = claims;
  if (email === undefined || !isEmailVerified)
    return refuse(deps, provider, unknown, 'email_unverified', 'provider_email_unverified');
  const existing = await findAccount(db, email);
  if (!existing) {
    if (!provider.createsAccounts)
      return refuse(deps, provider, unknown, 'not_linked', 'provider_account_unknown');
    return createAccount(deps, provider, { ...claims, email }, uiLanguage);
  }
  const { id: learnerId } = existing.user;
  if (!existing.isActive)
    return refuse(deps, provider, { learnerId }, 'inactive_account', 'account_inactive');
  const rule = chooseLinkingRule(existing.user, {
    hasProvedEmail: await queries.hasProvedEmail(db, learnerId),
    passwordSignIn: config.passwordSignIn,
  });
  if (rule === 'ask') return { provider: provider.id, subject: claims.subject, email, learnerId };
  const passwordHash = rule === 'take_over' ? await makeDecoyHash() : undefined;
  await link(deps, provider, existing.user, claims, async (tx) => {
    if (passwordHash === undefined) return;
    await queries.removePassword(tx, learnerId, passwordHash);
    await endAllSessions(tx, learnerId);
    await revokeAllTokens(tx, learnerId);
    await deleteResetTokens(tx, learnerId);
  });
  return learnerId;
}

async function refuse(
  { db }: SingleSignOnDeps,
  provider: ProviderConfig,
  account: EventAccount,
  failure: FailureReason,
  code: 'account_inactive' | 'provider_email_unverified' | 'provider_account_unknown',
): Promise<never> {
  const detail = { method: 'provider', provider: provider.id };
  await recordFailedAttempt(db, { kind: 'sign_in', account, failure, detail });
  return fail(code);
}

/**
 * Creates a learner for someone who signs in for the first time. Returns undefined if the email or username is taken.
 */
async function createAccount(
  { db }: SingleSignOnDeps,
  provider: ProviderConfig,
  claims: ProviderClaims & { email: string },
  uiLanguage = 'en',
): Promise<string | undefined> {
  const { email, firstName, lastName } = claims;
  const id = newId();
  const passwordHash = await makeDecoyHash();
  const username = await pickFreeUsername(db, suggestUsernames({ email, firstName, lastName }));
  const learner = { id, email, username, passwordHash, firstName, lastName, uiLanguage };
  return db.transaction(async (tx) => {
    if (!(await queries.insertLearner(tx, learner))) return undefined;
    await insertLink(tx, provider, id, claims, new Date());
    return id;
  });
}

/** Inserts an identity and records it in the security log. */
async function insertLink(
  tx: Transaction,
  provider: ProviderConfig,
  learnerId: string,
  claims: Pick<ProviderClaims, 'subject' | 'email'>,
  lastUsedAt: Date | null,
): Promise<void> {
  const { email = '' } = claims;
  await queries.insertIdentity(tx, { ...toKey(provider, claims), learnerId, email, lastUsedAt });
  await recordSecurityEvent(tx, {
    kind: 'identity_link',
    account: { learnerId },
    detail: { provider: provider.id },
  });
}

/**
 * Links an identity to an account and notifies the owner. Does nothing if it's already linked.
 * @throws {Failure} identity_taken, provider_other_account
 */
async function link(
  { db, config, mailer, background }: SingleSignOnDeps,
  provider: ProviderConfig,
  user: User,
  claims: Pick<ProviderClaims, 'subject' | 'email'>,
  work: (tx: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  const key = toKey(provider, claims);
  const isNew = await db.transaction(async (tx) => {
    if (!(await lockAccount(tx, user.id))) return fail('account_inactive');
    const owner = await queries.findOwner(tx, key);
    if (owner === user.id) return false;
    if (owner !== undefined) fail('identity_taken');
    const linked = await queries.listIdentities(tx, user.id);
    if (linked.some(({ issuer }) => issuer === key.issuer)) fail('provider_other_account');
    await insertLink(tx, provider, user.id, claims, null);
    await work(tx);
    return true;
  });
  if (isNew)
    background.run('security notice', () =>
      mailer.send(securityEmail(user, config.publicUrl, 'provider_linked')),
    );
}

/**
 * Links an identity. If a concurrent request links it first, tries again, so that the outcome depends on the existing
 * link.
 */
async function linkOnce(...args: Parameters<typeof link>): Promise<void> {
  await link(...args).catch((error: unknown) => {
    if (isDuplicate(error)) return link(...args);
    throw error;
  });
}

/** @throws {Failure} provider_sign_in_expired when the sign-in attempt was started in another session */
function requireSameSession(visit: Visit, handle: string | undefined): void {
  if (handle === undefined || visit.handle !== handle) fail('provider_sign_in_expired');
}

/**
 * Links an identity to the user who started linking it in the settings.
 * @throws {Failure} provider_sign_in_expired, identity_taken, provider_other_account
 */
export async function finishLink(
  deps: SingleSignOnDeps,
  provider: ProviderConfig,
  { visit, user, handle }: { visit: Visit; user: User; handle: string | undefined },
  claims: ProviderClaims,
): Promise<void> {
  requireSameSession(visit, handle);
  await linkOnce(deps, provider, user, claims);
}

/**
 * Links the identity that its owner tried to sign in with before signing in another way.
 * @throws {Failure} provider_sign_in_expired, identity_taken, provider_other_account
 */
export async function confirmLink(
  deps: SingleSignOnDeps,
  user: User,
  pending: PendingLink | undefined,
): Promise<void> {
  if (pending?.learnerId !== user.id) return fail('provider_sign_in_expired');
  const provider = deps.config.providers.find(({ id }) => id === pending.provider);
  if (!provider) return fail('provider_sign_in_expired');
  await linkOnce(deps, provider, user, pending);
}

/**
 * Checks that the signed-in user has confirmed their identity with a provider.
 * @returns the time of this check, which counts as the time of the identity confirmation
 * @throws {Failure} provider_sign_in_expired, provider_other_account, provider_without_proof
 */
export async function checkProviderProof(
  { db }: SingleSignOnDeps,
  provider: ProviderConfig,
  { visit, user, handle }: { visit: Visit; user: User; handle: string | undefined },
  claims: ProviderClaims,
): Promise<Date> {
  requireSameSession(visit, handle);
  const isOwner = (await queries.findOwner(db, toKey(provider, claims))) === user.id;
  const { provedAt } = claims;
  if (isOwner && provedAt && provedAt.getTime() >= visit.startedAt - clockTolerance * 1000) return new Date();
  await recordFailedAttempt(db, {
    kind: 'identity_check',
    account: { learnerId: user.id },
    failure: 'provider_refused',
    detail: { provider: provider.id },
  });
  return fail(isOwner ? 'provider_without_proof' : 'provider_other_account');
}

/** Records that a provider's response couldn't be verified. Cancellations and outages don't count as attempts. */
export async function recordRefusal(
  { db, config }: Pick<SingleSignOnDeps, 'db' | 'config'>,
  { provider, purpose }: Pick<Visit, 'provider' | 'purpose'>,
  user: User | undefined,
  error: unknown,
): Promise<void> {
  if (!(error instanceof Failure) || error.code !== 'provider_refused') return;
  await recordFailedAttempt(db, {
    kind: purpose === 'sign_in' ? 'sign_in' : 'identity_check',
    account: user
      ? { learnerId: user.id }
      : { alias: unknownAccountAlias(config.secret, `provider ${provider}`) },
    failure: 'provider_refused',
    detail: { method: 'provider', provider },
  });
}
