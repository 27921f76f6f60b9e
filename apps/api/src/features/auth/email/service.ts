import type {
  confirmEmailLink,
  EmailAddress,
  EmailLinkPurpose,
  readEmailLink,
} from '@glossa/contract/email-address';
import type { HandlerResult } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import type { Queryable, Transaction } from '@glossa/db/database';
import { isDuplicate } from '@glossa/db/failures';

import type { Deps } from '#deps.ts';
import { createLink } from '#domain/accounts/email-links/create-link.ts';
import { emailChangedEmail, linkEmail } from '#domain/accounts/email-links/emails.ts';
import {
  consumeLink,
  deleteLinks,
  findAddress,
  findLink,
  listLinks,
  lockAddress,
  markVerified,
  setAddress,
  type AccountAddress,
  type EmailLink,
} from '#domain/accounts/email-links/queries.ts';
import { isEmailVerified } from '#domain/accounts/email-verification.ts';
import { hashResetToken } from '#domain/accounts/passwords.ts';
import { deleteResetTokens } from '#domain/accounts/queries.ts';
import {
  recordFailedAttempt,
  recordSecurityEvent,
  unknownAccountAlias,
} from '#domain/security-log/record-event.ts';
import { mailboxLimitKey } from '../email-limit-key.ts';
import { findChange, isComplete, presentEmailAddress } from './present-email-address.ts';

type EmailDeps = Pick<Deps, 'db' | 'config' | 'limits' | 'mailer' | 'background'>;

/** A link to send, with its token. */
interface NewLink {
  purpose: EmailLinkPurpose;
  email: string;
  token: string;
}

/** Returns an account's address and its pending change. */
export async function readEmailAddress(
  { db, config }: Pick<EmailDeps, 'db' | 'config'>,
  learnerId: string,
): Promise<EmailAddress> {
  const address = (await findAddress(db, learnerId)) ?? fail('unauthenticated');
  return presentEmailAddress(address, await listLinks(db, learnerId), config.emailVerification);
}

/**
 * Sends the links that are still needed to confirm the account's address or its pending change.
 * @throws {Failure} rate_limited
 */
export async function sendLinks(deps: EmailDeps, learnerId: string): Promise<EmailAddress> {
  const address = (await findAddress(deps.db, learnerId)) ?? fail('unauthenticated');
  const needed = findNeeded(address, await listLinks(deps.db, learnerId), deps);
  if (needed.length > 0) {
    await consumeLimits(deps, learnerId, needed);
    const sent = await deps.db.transaction(async (tx) => {
      const locked = (await lockAddress(tx, learnerId)) ?? fail('unauthenticated');
      // Check again with the account locked: another request may have confirmed an address or canceled the change.
      const links = findNeeded(locked, await listLinks(tx, learnerId), deps);
      return createLinks(tx, learnerId, links);
    });
    send(deps, address.uiLanguage, sent);
  }
  return readEmailAddress(deps, learnerId);
}

/** Returns the links that still have to be sent, and their recipients. */
function findNeeded(
  address: AccountAddress,
  links: readonly EmailLink[],
  { config }: Pick<EmailDeps, 'config'>,
): Omit<NewLink, 'token'>[] {
  const change = findChange(links);
  if (!change || isComplete(change)) {
    const isVerified = isEmailVerified(address, config.emailVerification);
    return isVerified ? [] : [{ purpose: 'verify', email: address.email }];
  }
  return [
    ...(change.isConfirmed ? [] : [{ purpose: 'new_address' as const, email: change.email }]),
    ...(change.isApproved === false ? [{ purpose: 'old_address' as const, email: address.email }] : []),
  ];
}

/**
 * Changes an account's address. If the site requires confirmation, the change takes effect once the new address is
 * confirmed and the current address, if verified, has approved the change; only then does the change fail if another
 * account uses the new address. Otherwise, the change takes effect immediately.
 * @throws {Failure} email_unchanged, email_taken, rate_limited
 */
export async function startChange(
  deps: EmailDeps,
  learnerId: string,
  newEmail: string,
): Promise<EmailAddress> {
  const address = (await findAddress(deps.db, learnerId)) ?? fail('unauthenticated');
  if (isSameAddress(address.email, newEmail)) fail('email_unchanged');
  const isAsked = deps.config.emailVerification.isRequired;
  const links: Omit<NewLink, 'token'>[] = [
    { purpose: 'new_address', email: newEmail },
    ...(address.emailVerifiedAt ? [{ purpose: 'old_address' as const, email: address.email }] : []),
  ];
  if (isAsked) await consumeLimits(deps, learnerId, links);
  const sent = await failIfTaken(() =>
    deps.db.transaction(async (tx) => {
      const locked = (await lockAddress(tx, learnerId)) ?? fail('unauthenticated');
      // Another request has changed or confirmed the address since.
      if (!isSameAddress(locked.email, address.email)) fail('email_unchanged');
      await deleteLinks(tx, learnerId);
      if (!isAsked) {
        await replaceAddress(tx, learnerId, { email: newEmail, emailVerifiedAt: null });
        return [];
      }
      await recordSecurityEvent(tx, { kind: 'email_change_request', account: { learnerId } });
      return createLinks(tx, learnerId, links);
    }),
  );
  send(deps, address.uiLanguage, sent);
  if (!isAsked && address.emailVerifiedAt)
    deps.background.run('security notice', () => deps.mailer.send(emailChangedEmail(address)));
  return readEmailAddress(deps, learnerId);
}

/** Cancels a pending email change, so that the links sent for it no longer work. */
export async function cancelChange(
  deps: Pick<EmailDeps, 'db' | 'config'>,
  learnerId: string,
): Promise<EmailAddress> {
  await deps.db.transaction(async (tx) => {
    await lockAddress(tx, learnerId);
    await deleteLinks(tx, learnerId, ['new_address', 'old_address']);
  });
  return readEmailAddress(deps, learnerId);
}

/** A link's token and the user signed in where the link was opened, if any. */
interface OpenedLink {
  token: string;
  userId: string | undefined;
}

/**
 * Returns the purpose of a link and the email that it confirms.
 * @throws {Failure} email_link_invalid, email_link_used, email_link_expired, email_link_not_yours
 */
export async function readLink(
  db: Queryable,
  opened: OpenedLink,
): Promise<HandlerResult<typeof readEmailLink>> {
  const link = (await findLink(db, hashToken(opened))) ?? fail('email_link_invalid');
  checkLink(link, opened);
  const change = findChange(await listLinks(db, link.learnerId));
  return { purpose: link.purpose, email: change?.email ?? link.email };
}

/**
 * Uses up a link. Verifies the account's address, or changes it if this was the last missing approval.
 * @throws {Failure} email_link_invalid, email_link_used, email_link_expired, email_link_not_yours, email_taken
 */
export async function confirmLink(
  { db, config }: Pick<EmailDeps, 'db' | 'config'>,
  opened: OpenedLink,
): Promise<HandlerResult<typeof confirmEmailLink>> {
  const tokenHash = hashToken(opened);
  const link = await findLink(db, tokenHash);
  if (!link) {
    const account = { alias: unknownAccountAlias(config.secret, opened.token) };
    await recordFailedAttempt(db, { kind: 'email_verify', account, failure: 'link_invalid' });
    return fail('email_link_invalid');
  }
  checkLink(link, opened);
  const { learnerId, purpose } = link;
  return failIfTaken(() =>
    db.transaction(async (tx) => {
      const address = await lockAddress(tx, learnerId);
      if (!address?.isActive) fail('email_link_invalid');
      if (!(await consumeLink(tx, tokenHash))) fail('email_link_used');
      if (purpose === 'verify') {
        if (await markVerified(tx, learnerId))
          await recordSecurityEvent(tx, { kind: 'email_verify', account: { learnerId } });
        return { outcome: 'verified', email: address.email };
      }
      const change = findChange(await listLinks(tx, learnerId)) ?? fail('email_link_invalid');
      if (!isComplete(change)) return { outcome: 'waiting', email: change.email };
      await replaceAddress(tx, learnerId, { email: change.email, emailVerifiedAt: new Date() });
      return { outcome: 'changed', email: change.email };
    }),
  );
}

/** @throws {Failure} email_link_used, email_link_expired, email_link_not_yours */
function checkLink({ learnerId, usedAt, expiresAt }: EmailLink, { userId }: OpenedLink): void {
  if (userId !== undefined && userId !== learnerId) fail('email_link_not_yours');
  if (usedAt) fail('email_link_used');
  if (expiresAt.getTime() <= Date.now()) fail('email_link_expired');
}

/** Replaces an account's address. Password reset links sent to the previous address stop working. */
async function replaceAddress(
  tx: Transaction,
  learnerId: string,
  address: Pick<AccountAddress, 'email' | 'emailVerifiedAt'>,
): Promise<void> {
  await setAddress(tx, learnerId, address);
  await deleteResetTokens(tx, learnerId);
  await recordSecurityEvent(tx, { kind: 'email_change', account: { learnerId } });
}

const hashToken = ({ token }: OpenedLink): Uint8Array<ArrayBuffer> => new Uint8Array(hashResetToken(token));

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** @throws {Failure} email_taken if another account has the address */
async function failIfTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isDuplicate(error)) return fail('email_taken');
    throw error;
  }
}

/** Limits how many links an account can send and how many a mailbox can receive. */
async function consumeLimits(
  { limits }: Pick<EmailDeps, 'limits'>,
  learnerId: string,
  links: readonly { email: string }[],
): Promise<void> {
  await limits.consume('mail_account', `links:${learnerId}`);
  for (const { email } of links) await limits.consume('mail_account', mailboxLimitKey(email));
}

async function createLinks(
  tx: Transaction,
  learnerId: string,
  links: readonly Omit<NewLink, 'token'>[],
): Promise<NewLink[]> {
  const created: NewLink[] = [];
  for (const link of links) created.push({ ...link, token: await createLink(tx, { learnerId, ...link }) });
  return created;
}

/** Sends links in the background, after the response. */
function send(
  { config, mailer, background }: Pick<EmailDeps, 'config' | 'mailer' | 'background'>,
  uiLanguage: string,
  links: readonly NewLink[],
): void {
  const newEmail = links.find(({ purpose }) => purpose === 'new_address')?.email;
  for (const { purpose, email, token } of links) {
    const content = { purpose, token, newEmail: newEmail ?? email };
    const sent = linkEmail({ email, uiLanguage }, config.publicUrl, content);
    background.run('email link', () => mailer.send(sent));
  }
}
