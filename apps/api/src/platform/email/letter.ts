import type mails from '@glossa/locales/en/mails.json';

import { translator } from '#platform/translator.ts';
import type { Translate } from '#platform/translator.ts';
import type { Mail } from './mailer.ts';

/** Translations for emails. */
export type MailTexts = typeof mails;

/** Recipient of an email, and their interface language. */
export interface Reader {
  email: string;
  uiLanguage: string;
}

/** Creates a plain-text email with the common greeting and signature. */
export function letter(
  { email, uiLanguage }: Reader,
  write: (t: Translate<MailTexts>) => { subject: string; paragraphs: readonly string[] },
): Mail {
  const { t } = translator<MailTexts>(uiLanguage, 'mails');
  const { subject, paragraphs } = write(t);
  return { to: email, subject, text: `${[t('greeting'), ...paragraphs, 'Glossa'].join('\n\n')}\n` };
}
