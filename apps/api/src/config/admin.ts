import { RegistrationPassword } from '@glossa/contract/passwords';
import * as z from 'zod';

import { isCommonPassword } from '#domain/accounts/common-passwords.ts';
import type { Given } from './formats.ts';

/** What the environment may say of the first administrator. */
export const adminVariables = {
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must be 8 characters or more').optional(),
};
const Variables = z.object(adminVariables);

/** From so many characters on, any kind of letter will do: random ones need no capitals. */
const longPassword = 16;

/** Whether a password is one that attackers try first, or could soon be found by trying. */
const isGuessable = (password: string): boolean =>
  isCommonPassword(password) ||
  (password.length < longPassword && !RegistrationPassword.safeParse(password).success);

/** The first administrator is named by both or by neither, and has a password that is none of those that are tried first. */
export function adminMistakes({ ADMIN_EMAIL, ADMIN_PASSWORD }: Given<typeof adminVariables>): string[] {
  if (ADMIN_EMAIL && !ADMIN_PASSWORD) return ['ADMIN_PASSWORD: ADMIN_EMAIL needs it'];
  if (ADMIN_PASSWORD && !ADMIN_EMAIL) return ['ADMIN_EMAIL: ADMIN_PASSWORD needs it'];
  return ADMIN_PASSWORD && isGuessable(ADMIN_PASSWORD)
    ? [
        'ADMIN_PASSWORD: is soon guessed; take 8 characters or more with upper case, lower case and digits, and no usual word, or 16 random ones',
      ]
    : [];
}

/** The first administrator; undefined when none is named. */
export const adminOf = ({ ADMIN_EMAIL, ADMIN_PASSWORD }: z.output<typeof Variables>) =>
  ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : undefined;
