import { createHash } from 'node:crypto';

/** Hashes an email into a rate limit key, so that the table doesn't store the email itself. */
export const emailLimitKey = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');
