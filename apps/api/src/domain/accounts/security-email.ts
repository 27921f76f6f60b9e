import type { Email } from '#platform/email/mailer.ts';
import { renderEmail, type EmailRecipient } from '#platform/email/render-email.ts';

/** A change to how someone signs in. */
export type SecurityChange =
  | 'app_added'
  | 'app_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'codes_renewed'
  | 'code_used'
  | 'provider_linked'
  | 'provider_unlinked'
  | 'reset';

/** Returns an email that notifies an account's owner of a change to how they sign in. */
export const securityEmail = (to: EmailRecipient, publicUrl: string, change: SecurityChange): Email =>
  renderEmail(to, (t) => ({
    subject: t('account.security.subject'),
    paragraphs: [
      t(`account.security.${change}`),
      `${publicUrl}/settings#security`,
      t('account.changed.not_you'),
      `${publicUrl}/forgot-password`,
    ],
  }));
