import type { EmailLinkPurpose } from '@glossa/contract/email-address';

import type { Email } from '#platform/email/mailer.ts';
import { renderEmail, type EmailRecipient } from '#platform/email/render-email.ts';

export const emailLinkUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/verify-email?token=${token}`;

/**
 * Returns an email with a link that confirms an account's address or, depending on `purpose`, the change to `newEmail`.
 */
export const linkEmail = (
  to: EmailRecipient,
  publicUrl: string,
  { purpose, token, newEmail }: { purpose: EmailLinkPurpose; token: string; newEmail: string },
): Email =>
  renderEmail(to, (t) => ({
    subject: t(`account.${purpose}.subject`),
    paragraphs: [
      t(`account.${purpose}.opening`, { email: newEmail }),
      emailLinkUrl(publicUrl, token),
      t(`account.${purpose}.not_you`),
      ...(purpose === 'old_address' ? [`${publicUrl}/forgot-password`] : []),
    ],
  }));

/** Returns an email that notifies an account's previous address that it was replaced. */
export const emailChangedEmail = (to: EmailRecipient): Email =>
  renderEmail(to, (t) => ({
    subject: t('account.email_changed.subject'),
    paragraphs: [t('account.email_changed.opening'), t('account.email_changed.not_you')],
  }));
