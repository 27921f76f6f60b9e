import { Failure } from '@glossa/contract/failure';
import type { Registration } from '@glossa/contract/registration';
import type { Queryable } from '@glossa/db/database';
import { isDuplicate } from '@glossa/db/failures';
import { newId } from '@glossa/db/new-id';
import type * as z from 'zod';

import type { Deps } from '#deps.ts';
import { createLink } from '#domain/accounts/email-links/create-link.ts';
import { hashPassword, rejectCommonPassword } from '#domain/accounts/passwords.ts';
import { pickFreeUsername, suggestUsernames } from '#domain/accounts/usernames.ts';
import { mailboxLimitKey } from '../email-limit-key.ts';
import { accountExistsEmail, welcomeEmail } from '../emails.ts';
import { requirePasswordUse } from '../password-use.ts';
import { insertAccount, type NewAccount } from './queries.ts';

/** Maximum number of attempts to find a free username. */
const maxAttempts = 5;

/**
 * Creates a shop account and sends a welcome email, with a link that confirms the address if the site requires it.
 *
 * If the email already has an account, its owner gets a notice instead. The response and its timing are the same in
 * both cases.
 *
 * @throws {Failure} password_sign_in_off
 */
export async function registerAccount(
  {
    db,
    config,
    limits,
    mailer,
    background,
  }: Pick<Deps, 'db' | 'config' | 'limits' | 'mailer' | 'background'>,
  { password, terms: _accepted, phone = '', ui_language = 'en', ...input }: z.output<typeof Registration>,
): Promise<{ email: string }> {
  requirePasswordUse(config);
  rejectCommonPassword('password', password);
  const passwordHash = await hashPassword(password);
  const account = { id: newId(), passwordHash, phone, uiLanguage: ui_language, ...input };
  const { created, uiLanguage } = await insertWithUsername(db, account);
  const { email } = input;
  const to = { email, uiLanguage };
  background.run('registration email', async () => {
    if (!(await consumeEmailLimit(limits, email))) return;
    if (!created) return mailer.send(accountExistsEmail(to, config.publicUrl));
    const link = { learnerId: account.id, purpose: 'verify', email } as const;
    const token = config.emailVerification.isRequired ? await createLink(db, link) : undefined;
    await mailer.send(welcomeEmail(to, config.publicUrl, token));
  });
  return { email };
}

/** Limits the emails sent to one mailbox, so that it can't be flooded. */
const consumeEmailLimit = (limits: Deps['limits'], email: string): Promise<boolean> =>
  limits.consume('mail_account', mailboxLimitKey(email)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure) return false;
      throw error;
    },
  );

/** Inserts an account under a free username, and tries another username if a concurrent request takes it. */
async function insertWithUsername(
  db: Queryable,
  account: Omit<NewAccount, 'username'>,
): Promise<{ created: boolean; uiLanguage: string }> {
  for (let attempt = 1; ; attempt += 1) {
    const username = await pickFreeUsername(db, suggestUsernames(account));
    try {
      return await insertAccount(db, { ...account, username });
    } catch (error) {
      // ON CONFLICT covers the email, so the duplicate is the username.
      if (!isDuplicate(error) || attempt === maxAttempts) throw error;
    }
  }
}
