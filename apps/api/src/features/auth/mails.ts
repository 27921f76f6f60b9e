import { letter } from '#platform/email/letter.ts';
import type { Reader } from '#platform/email/letter.ts';
import type { Mail } from '#platform/email/mailer.ts';

export const welcomeMail = (to: Reader, publicUrl: string): Mail =>
  letter(to, (t) => ({
    subject: t('account.welcome.subject'),
    paragraphs: [t('account.welcome.opening'), `${publicUrl}/login`, t('account.welcome.not_you')],
  }));

export const knownAddressMail = (to: Reader, publicUrl: string): Mail =>
  letter(to, (t) => ({
    subject: t('account.known.subject'),
    paragraphs: [
      t('account.known.opening'),
      `${publicUrl}/login`,
      t('account.known.forgotten'),
      `${publicUrl}/forgot-password`,
      t('account.known.not_you'),
    ],
  }));

export const resetMail = (to: Reader, publicUrl: string, token: string): Mail =>
  letter(to, (t) => ({
    subject: t('account.reset.subject'),
    paragraphs: [
      t('account.reset.opening'),
      `${publicUrl}/reset-password?token=${token}`,
      t('account.reset.not_you'),
    ],
  }));

export const passwordResetMail = (to: Reader, publicUrl: string): Mail =>
  letter(to, (t) => ({
    subject: t('account.was_reset.subject'),
    paragraphs: [
      t('account.was_reset.opening'),
      t('account.was_reset.not_you'),
      `${publicUrl}/forgot-password`,
    ],
  }));

export const passwordChangedMail = (to: Reader, publicUrl: string): Mail =>
  letter(to, (t) => ({
    subject: t('account.changed.subject'),
    paragraphs: [t('account.changed.opening'), t('account.changed.not_you'), `${publicUrl}/forgot-password`],
  }));
