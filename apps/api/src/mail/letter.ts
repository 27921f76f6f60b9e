import type { Mail } from './mailer.ts';

/** A mail in plain text, with how letters begin and end. */
export const letter = (to: string, subject: string, paragraphs: string[]): Mail => ({
  to,
  subject,
  text: `${['Hello,', ...paragraphs, 'Glossa'].join('\n\n')}\n`,
});
