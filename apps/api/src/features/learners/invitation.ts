import type { Deps } from '../../deps.ts';
import { insertResetToken, removeResetTokens } from '../../accounts/password-queries.ts';
import { newResetToken } from '../../accounts/reset-token.ts';
import { letter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Transaction } from '@glossa/db/database';

/** Minutes that an invitation works. */
const lifetime = 7 * 24 * 60;

/** Makes the token of an invitation, in place of earlier ones. */
export async function makeInvitation(tx: Transaction, learnerId: string): Promise<string> {
  const { token, tokenHash } = newResetToken();
  await removeResetTokens(tx, learnerId);
  await insertResetToken(tx, { tokenHash, learnerId, minutes: lifetime });
  return token;
}

const invitationMail = (to: string, publicUrl: string, token: string): Mail =>
  letter(to, 'Your account at Glossa', [
    'an account at Glossa has been made for you. Choose your password here within seven days; the link works once:',
    `${publicUrl}/reset-password?token=${token}`,
    'After that, a new link can be asked for at any time:',
    `${publicUrl}/forgot-password`,
  ]);

/** Sends the mail of an invitation. */
export const sendInvitation = (
  { mailer, config }: Pick<Deps, 'mailer' | 'config'>,
  to: string,
  token: string,
): Promise<void> => mailer.send(invitationMail(to, config.publicUrl, token));
