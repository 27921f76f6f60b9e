import type mails from '@glossa/locales/en/mails.json';

import { translator } from '#platform/translator.ts';
import type { Translate } from '#platform/translator.ts';
import type { Mail } from './mailer.ts';

/** The sentences of mails. */
export type MailTexts = typeof mails;

/** Whom a letter goes to, in which of the interface languages. */
export interface Reader {
  email: string;
  uiLanguage: string;
}

/** A mail in plain text, with how letters begin and end. */
export function letter(
  { email, uiLanguage }: Reader,
  write: (t: Translate<MailTexts>) => { subject: string; paragraphs: readonly string[] },
): Mail {
  const { t } = translator<MailTexts>(uiLanguage, 'mails');
  const { subject, paragraphs } = write(t);
  return { to: email, subject, text: `${[t('greeting'), ...paragraphs, 'Glossa'].join('\n\n')}\n` };
}
