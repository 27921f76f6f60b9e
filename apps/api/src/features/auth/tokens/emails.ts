import type { TokenScope } from '@glossa/contract/token-scopes';

import type { Email } from '#platform/email/mailer.ts';
import { renderEmail, type EmailRecipient } from '#platform/email/render-email.ts';

type Recipient = EmailRecipient & { timeZone: string };

/** Notifies the owner of an account that a token has been created. */
export const tokenCreatedEmail = (
  to: Recipient,
  publicUrl: string,
  { name, scopes, expiresAt }: { name: string; scopes: readonly TokenScope[]; expiresAt: Date },
): Email =>
  renderEmail(to, (t) => ({
    subject: t('account.token_created.subject'),
    paragraphs: [
      t('account.token_created.opening', { name }),
      [
        ...scopes.map((scope) => `- ${t(`account.token_created.scopes.${scope}`)}`),
        t('account.token_created.expires', { date: formatDay(expiresAt, to) }),
      ].join('\n'),
      t('account.token_created.not_you'),
      `${publicUrl}/settings#security`,
    ],
  }));

/** Warns an owner that some of their tokens expire soon. */
export const expiringTokensEmail = (
  to: Recipient,
  publicUrl: string,
  tokens: readonly { name: string; expiresAt: Date }[],
): Email =>
  renderEmail(to, (t) => ({
    subject: t('account.tokens_expire.subject'),
    paragraphs: [
      t('account.tokens_expire.opening'),
      tokens.map(({ name, expiresAt }) => `- ${name}: ${formatDay(expiresAt, to)}`).join('\n'),
      t('account.tokens_expire.renew'),
      `${publicUrl}/settings#security`,
    ],
  }));

const formatDay = (date: Date, { uiLanguage, timeZone }: Recipient): string =>
  new Intl.DateTimeFormat([uiLanguage, 'en'], { dateStyle: 'long', timeZone }).format(date);
