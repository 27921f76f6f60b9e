import type { Transaction } from '@glossa/db/database';

import type { Deps } from '#deps.ts';
import { insertResetToken, removeResetTokens } from '#domain/accounts/password-queries.ts';
import { newResetToken } from '#domain/accounts/reset-token.ts';
import { letter } from '#platform/email/letter.ts';
import type { Reader } from '#platform/email/letter.ts';
import type { Mail } from '#platform/email/mailer.ts';

/** Lifetime of an invitation in minutes. */
const lifetime = 7 * 24 * 60;

/** Creates the token of an invitation, replacing earlier ones. */
export async function makeInvitation(tx: Transaction, learnerId: string): Promise<string> {
  const { token, tokenHash } = newResetToken();
  await removeResetTokens(tx, learnerId);
  await insertResetToken(tx, { tokenHash, learnerId, minutes: lifetime });
  return token;
}

const invitationMail = (to: Reader, publicUrl: string, token: string): Mail =>
  letter(to, (t) => ({
    subject: t('account.invited.subject'),
    paragraphs: [
      t('account.invited.opening'),
      `${publicUrl}/reset-password?token=${token}`,
      t('account.invited.later'),
      `${publicUrl}/forgot-password`,
    ],
  }));

/** Sends an invitation email. */
export const sendInvitation = (
  { mailer, config }: Pick<Deps, 'mailer' | 'config'>,
  to: Reader,
  token: string,
): Promise<void> => mailer.send(invitationMail(to, config.publicUrl, token));
