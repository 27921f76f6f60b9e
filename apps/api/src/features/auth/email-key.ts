import { createHash } from 'node:crypto';

/** What an address counts as for limits, known or not, without the address itself standing in the table. */
export const emailKey = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');
