import type { Transaction } from '@glossa/db/database';

import type { Deps } from '#deps.ts';
import { insertResetToken, deleteResetTokens } from '#domain/accounts/queries.ts';
import { createResetToken } from '#domain/accounts/passwords.ts';
import { renderEmail, type EmailRecipient } from '#platform/email/render-email.ts';
import type { Email } from '#platform/email/mailer.ts';

/** Lifetime of an invitation in minutes. */
const lifetimeMinutes = 7 * 24 * 60;

/** Creates the token of an invitation, replacing earlier ones. */
export async function createInvitation(tx: Transaction, learnerId: string): Promise<string> {
  const { token, tokenHash } = createResetToken();
  await deleteResetTokens(tx, learnerId);
  await insertResetToken(tx, { tokenHash, learnerId, minutes: lifetimeMinutes });
  return token;
}

const invitationEmail = (to: EmailRecipient, publicUrl: string, token: string): Email =>
  renderEmail(to, (t) => ({
    subject: t('account.invited.subject'),
    paragraphs: [
      t('account.invited.opening'),
      `${publicUrl}/reset-password?token=${token}`,
      t('account.invited.later'),
      `${publicUrl}/forgot-password`,
    ],
  }));

/** Invitation for sites where passwords are turned off. */
const passwordlessEmail = (to: EmailRecipient, publicUrl: string): Email =>
  renderEmail(to, (t) => ({
    subject: t('account.invited.subject'),
    paragraphs: [t('account.welcome.opening'), `${publicUrl}/login`],
  }));

export const sendInvitation = (
  { mailer, config: { publicUrl, passwordSignIn } }: Pick<Deps, 'mailer' | 'config'>,
  to: EmailRecipient,
  token: string,
): Promise<void> =>
  mailer.send(passwordSignIn ? invitationEmail(to, publicUrl, token) : passwordlessEmail(to, publicUrl));
