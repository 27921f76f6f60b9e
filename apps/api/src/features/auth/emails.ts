import { describeUserAgent } from '@glossa/contract/describe-user-agent';

import { emailLinkUrl } from '#domain/accounts/email-links/emails.ts';
import { renderEmail, type EmailRecipient } from '#platform/email/render-email.ts';
import type { Email } from '#platform/email/mailer.ts';

/** Returns an email that welcomes a new user. With a token, it also contains the link that confirms their address. */
export const welcomeEmail = (to: EmailRecipient, publicUrl: string, token?: string): Email =>
  renderEmail(to, (t) => ({
    subject: t('account.welcome.subject'),
    paragraphs: [
      t('account.welcome.opening'),
      `${publicUrl}/login`,
      ...(token === undefined ? [] : [t('account.welcome.confirm'), emailLinkUrl(publicUrl, token)]),
      t('account.welcome.not_you'),
    ],
  }));

/** Returns an email that informs the owner of an account that someone tried to register with its address. */
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

/** Returns an email with the link for setting a new password. */
export const resetEmail = (to: EmailRecipient, publicUrl: string, token: string): Email =>
  renderEmail(to, (t) => ({
    subject: t('account.reset.subject'),
    paragraphs: [
      t('account.reset.opening'),
      `${publicUrl}/reset-password?token=${token}`,
      t('account.reset.not_you'),
    ],
  }));

/** Returns an email that confirms that the password was set through a reset link. */
export const passwordResetEmail = (to: EmailRecipient, publicUrl: string): Email =>
  renderEmail(to, (t) => ({
    subject: t('account.was_reset.subject'),
    paragraphs: [
      t('account.was_reset.opening'),
      t('account.was_reset.not_you'),
      `${publicUrl}/forgot-password`,
    ],
  }));

/** Returns an email that confirms that the password was changed in the settings. */
export const passwordChangedEmail = (to: EmailRecipient, publicUrl: string): Email =>
  renderEmail(to, (t) => ({
    subject: t('account.changed.subject'),
    paragraphs: [t('account.changed.opening'), t('account.changed.not_you'), `${publicUrl}/forgot-password`],
  }));

/** Returns an email that informs the owner of an account that someone signed in to it on a new device. */
export const newDeviceEmail = (
  to: EmailRecipient & { timeZone: string },
  publicUrl: string,
  { userAgent, address, date }: { userAgent: string; address: string; date: Date },
): Email =>
  renderEmail(to, (t) => {
    const { browser, system } = describeUserAgent(userAgent);
    return {
      subject: t('account.new_device.subject'),
      paragraphs: [
        t('account.new_device.opening'),
        [
          t('account.new_device.device', {
            browser: browser ?? t('account.new_device.unknown_browser'),
            system: system ?? t('account.new_device.unknown_system'),
          }),
          t('account.new_device.address', { address }),
          formatMoment(date, to),
        ].join('\n'),
        t('account.new_device.you'),
        t('account.new_device.not_you'),
        `${publicUrl}/settings#security`,
      ],
    };
  });

/** Returns a date and time in the recipient's language and time zone. */
const formatMoment = (
  date: Date,
  { uiLanguage, timeZone }: { uiLanguage: string; timeZone: string },
): string =>
  new Intl.DateTimeFormat([uiLanguage, 'en'], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  }).format(date);
