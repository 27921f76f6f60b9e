import { RegistrationPassword } from '@glossa/contract/passwords';
import * as z from 'zod';

import { isCommonPassword } from '#domain/accounts/passwords.ts';
import type { ParsedVariables } from './formats.ts';

/** Environment variables for the first admin. */
export const adminVariables = {
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must be at least 8 characters long').optional(),
};
const Variables = z.object(adminVariables);

/** Minimum length at which a random password is strong enough without a mix of character classes. */
const longPassword = 16;

/** Returns whether a password is common or easy to brute-force. */
const isGuessable = (password: string): boolean =>
  isCommonPassword(password) ||
  (password.length < longPassword && !RegistrationPassword.safeParse(password).success);

/** Requires both variables or neither, and a password that cannot be guessed easily. */
export function validateAdmin({
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
}: ParsedVariables<typeof adminVariables>): string[] {
  if (ADMIN_EMAIL && !ADMIN_PASSWORD) return ['ADMIN_PASSWORD: is required with ADMIN_EMAIL'];
  if (ADMIN_PASSWORD && !ADMIN_EMAIL) return ['ADMIN_EMAIL: is required with ADMIN_PASSWORD'];
  return ADMIN_PASSWORD && isGuessable(ADMIN_PASSWORD)
    ? [
        'ADMIN_PASSWORD: is too easy to guess; use at least 8 characters with upper case, lower case and digits and no common words, or 16 random ones',
      ]
    : [];
}

/** Returns the first admin; undefined if none is configured. */
export const toAdminConfig = ({ ADMIN_EMAIL, ADMIN_PASSWORD }: z.output<typeof Variables>) =>
  ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : undefined;
