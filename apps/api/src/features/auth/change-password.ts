import type { Deps } from '#deps.ts';
import { refuseCommon } from '#domain/accounts/common-passwords.ts';
import { hashPassword, verifyPassword } from '#domain/accounts/password-hash.ts';
import { endAllSessions, removeResetTokens } from '#domain/accounts/password-queries.ts';
import { fail } from '#http/fail.ts';
import { findAccountById, replacePassword, type Account } from './account-queries.ts';
import { passwordChangedMail } from './mails.ts';

/**
 * Changes a person's password and ends all sessions, the own one too: it goes on under a new id.
 * Fails with `wrong_password` or `same_password`.
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
  // Somebody else changed it since it was checked.
  if (!replaced) fail('wrong_password');
  background.run('password notice', () => mailer.send(passwordChangedMail(account.person, config.publicUrl)));
  return { ...account, passwordHash };
}
