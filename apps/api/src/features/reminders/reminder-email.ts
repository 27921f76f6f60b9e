import type { ReminderKind } from '@glossa/contract/settings';

import type { EmailTexts } from '#platform/email/render-email.ts';
import type { Email } from '#platform/email/mailer.ts';
import type { Translate } from '#platform/translator.ts';

/** Renders a reminder as plain text, with its unsubscribe URL. */
export function reminderEmail(
  t: Translate<EmailTexts>,
  { to, firstName, kind }: { to: string; firstName: string; kind: ReminderKind },
  { subject, paragraphs }: { subject: string; paragraphs: readonly string[] },
  { publicUrl, token }: { publicUrl: string; token: string },
): Email {
  const unsubscribe = `${publicUrl}/unsubscribe?token=${token}`;
  const greeting = firstName === '' ? t('greeting') : t('greeting_named', { name: firstName });
  const footer = [
    t(`${kind}.why`),
    t('stop'),
    unsubscribe,
    t('change'),
    `${publicUrl}/settings#notifications`,
  ];
  return {
    to,
    subject,
    text: `${[greeting, ...paragraphs, 'Glossa', `-- \n${footer.join('\n')}`].join('\n\n')}\n`,
    unsubscribe,
  };
}
