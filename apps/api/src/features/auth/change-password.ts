import { fail } from '@glossa/contract/failure';

import type { Deps } from '#deps.ts';
import { refuseCommon } from '#domain/accounts/common-passwords.ts';
import { hashPassword, verifyPassword } from '#domain/accounts/password-hash.ts';
import { endAllSessions, removeResetTokens } from '#domain/accounts/password-queries.ts';
import { findAccountById, replacePassword, type Account } from './account-queries.ts';
import { passwordChangedMail } from './mails.ts';

/**
 * Changes the user's password and ends all their sessions. The caller opens a new one for the current browser.
 * @throws {Failure} wrong_password, same_password
 */
export async function changeOwnPassword(
  { db, config, mailer, background }: Pick<Deps, 'db' | 'config' | 'mailer' | 'background'>,
  learnerId: string,
  { current, next }: { current: string; next: string },
): Promise<Account> {
  const account = await findAccountById(db, learnerId);
  if (!account || !(await verifyPassword(account.passwordHash, current))) return fail('wrong_password');
  if (current === next) fail('same_password');
  refuseCommon('new_password', next);
  const passwordHash = await hashPassword(next);
  const replaced = await db.transaction(async (tx) => {
    if (!(await replacePassword(tx, account, passwordHash))) return false;
    await endAllSessions(tx, learnerId);
    await removeResetTokens(tx, learnerId);
    return true;
  });
  // Another request changed the password after it was checked.
  if (!replaced) fail('wrong_password');
  background.run('password notice', () => mailer.send(passwordChangedMail(account.user, config.publicUrl)));
  return { ...account, passwordHash };
}
