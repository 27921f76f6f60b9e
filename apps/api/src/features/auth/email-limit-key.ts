import { createHash } from 'node:crypto';

/** Hashes an email into a rate limit key, so that the table doesn't store the email itself. */
export const emailLimitKey = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');

/**
 * Hashes the mailbox that an email address belongs to, because most servers deliver `name+anything` to `name`, and
 * Gmail also ignores dots.
 */
export function mailboxLimitKey(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, at).split('+', 1);
  return emailLimitKey(`${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`);
}
