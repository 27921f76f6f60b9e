import type mails from '@glossa/locales/en/mails.json';

import { translator, type Translate } from '#platform/translator.ts';
import type { Email } from './mailer.ts';

/** Translations for emails. */
export type EmailTexts = typeof mails;

/** Recipient of an email, and their interface language. */
export interface EmailRecipient {
  email: string;
  uiLanguage: string;
}

/** Creates a plain-text email with the common greeting and signature. */
export function renderEmail(
  { email, uiLanguage }: EmailRecipient,
  write: (t: Translate<EmailTexts>) => { subject: string; paragraphs: readonly string[] },
): Email {
  const { t } = translator<EmailTexts>(uiLanguage, 'mails');
  const { subject, paragraphs } = write(t);
  return { to: email, subject, text: `${[t('greeting'), ...paragraphs, 'Glossa'].join('\n\n')}\n` };
}
