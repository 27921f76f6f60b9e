import { Failure } from '@glossa/contract/failure';
import type { Registration } from '@glossa/contract/registration';
import { newId } from '@glossa/db/new-id';
import type * as z from 'zod';

import type { Deps } from '#deps.ts';
import { refuseCommon } from '#domain/accounts/common-passwords.ts';
import { hashPassword } from '#domain/accounts/password-hash.ts';
import { emailKey } from './email-key.ts';
import { knownAddressMail, welcomeMail } from './mails.ts';
import { insertAccount } from './registration-queries.ts';

/**
 * Creates a shop account and sends a welcome email.
 *
 * If the email already has an account, its owner gets a notice instead. The response and its timing are the same.
 */
export async function registerAccount(
  {
    db,
    config,
    limits,
    mailer,
    background,
  }: Pick<Deps, 'db' | 'config' | 'limits' | 'mailer' | 'background'>,
  { password, terms: _accepted, phone = '', ui_language = 'en', ...given }: z.output<typeof Registration>,
): Promise<{ email: string }> {
  refuseCommon('password', password);
  const passwordHash = await hashPassword(password);
  const account = { id: newId(), passwordHash, phone, uiLanguage: ui_language, ...given };
  const { created, uiLanguage } = await insertAccount(db, account);
  const { email } = given;
  const to = { email, uiLanguage };
  background.run('registration mail', async () => {
    if (created) return mailer.send(welcomeMail(to, config.publicUrl));
    if (await mayWrite(limits, email)) await mailer.send(knownAddressMail(to, config.publicUrl));
  });
  return { email };
}

/** Limits emails to one address, so that others can't flood a mailbox. */
const mayWrite = (limits: Deps['limits'], email: string): Promise<boolean> =>
  limits.take('mail_account', emailKey(email)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure) return false;
      throw error;
    },
  );
