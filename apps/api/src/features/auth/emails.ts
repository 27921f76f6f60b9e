import { renderEmail, type EmailRecipient } from '#platform/email/render-email.ts';
import type { Email } from '#platform/email/mailer.ts';

export const welcomeEmail = (to: EmailRecipient, publicUrl: string): Email =>
  renderEmail(to, (t) => ({
    subject: t('account.welcome.subject'),
    paragraphs: [t('account.welcome.opening'), `${publicUrl}/login`, t('account.welcome.not_you')],
  }));

/** Tells the owner of an account that someone tried to register with its email. */
export const accountExistsEmail = (to: EmailRecipient, publicUrl: string): Email =>
  renderEmail(to, (t) => ({
    subject: t('account.known.subject'),
    paragraphs: [
      t('account.known.opening'),
      `${publicUrl}/login`,
      t('account.known.forgotten'),
      `${publicUrl}/forgot-password`,
      t('account.known.not_you'),
    ],
  }));

/** Contains the link for setting a new password. */
export const resetEmail = (to: EmailRecipient, publicUrl: string, token: string): Email =>
  renderEmail(to, (t) => ({
    subject: t('account.reset.subject'),
    paragraphs: [
      t('account.reset.opening'),
      `${publicUrl}/reset-password?token=${token}`,
      t('account.reset.not_you'),
    ],
  }));

/** Confirms that the password was set through a reset link. */
export const passwordResetEmail = (to: EmailRecipient, publicUrl: string): Email =>
  renderEmail(to, (t) => ({
    subject: t('account.was_reset.subject'),
    paragraphs: [
      t('account.was_reset.opening'),
      t('account.was_reset.not_you'),
      `${publicUrl}/forgot-password`,
    ],
  }));

/** Confirms that the password was changed in the settings. */
export const passwordChangedEmail = (to: EmailRecipient, publicUrl: string): Email =>
  renderEmail(to, (t) => ({
    subject: t('account.changed.subject'),
    paragraphs: [t('account.changed.opening'), t('account.changed.not_you'), `${publicUrl}/forgot-password`],
  }));
