import * as z from 'zod';

import { commonPatternMessage, messages } from './messages.ts';

/** Maximum length of any password, so that requests can't drive up the cost of hashing. */
const maxPasswordLength = 200;

const newPassword = (tooShortMessage: string) =>
  z
    .string(messages.password_required)
    .min(1, { message: messages.password_required, abort: true })
    .min(8, tooShortMessage)
    .max(maxPasswordLength)
    .refine((value) => /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value) && /\d/.test(value), {
      message: messages.password_mixed,
    });

/**
 * A new password and the token from a reset link. The password has at least 8 characters, including a lower-case
 * letter, an upper-case letter and a digit.
 */
export const PasswordReset = z.strictObject({
  token: z.string().min(1).max(200),
  new_password: newPassword(messages.password_short),
});

/** A password with the same rules as for a reset, but with the registration form's messages. */
export const RegistrationPassword = newPassword(messages.registration_password_short);

const forbiddenPatterns = ['123', 'abc', 'password', 'qwerty', '111', '000'];

/** Returns an error message for each rule that a password breaks (specification 1, section 5). */
export function findWeaknesses(password: string): string[] {
  const rules: [boolean, string][] = [
    [password.length >= 12, messages.strong_short],
    [/\p{Lu}/u.test(password), messages.strong_uppercase],
    [/\p{Ll}/u.test(password), messages.strong_lowercase],
    [/\d/.test(password), messages.strong_number],
    [/[^\p{L}\p{N}\s]/u.test(password), messages.strong_special],
  ];
  const lower = password.toLowerCase();
  const pattern = forbiddenPatterns.find((part) => lower.includes(part));
  return [
    ...rules.filter(([isMet]) => !isMet).map(([, sentence]) => sentence),
    ...(pattern ? [commonPatternMessage(pattern)] : []),
  ];
}

/** A password chosen in the settings. */
const NewPassword = z
  .string(messages.passwords_required)
  .min(1, messages.passwords_required)
  .max(maxPasswordLength)
  .check((context) => {
    for (const message of context.value ? findWeaknesses(context.value) : []) {
      context.issues.push({ code: 'custom', message, input: context.value });
    }
  });

/** A password as typed at sign-in. Only its length is checked. */
export const EnteredPassword = z
  .string(messages.password_required)
  .min(1, messages.password_required)
  .max(maxPasswordLength);

/** The current password and the new one. */
export const PasswordChange = z.strictObject(
  {
    current_password: z
      .string(messages.passwords_required)
      .min(1, messages.passwords_required)
      .max(maxPasswordLength),
    new_password: NewPassword,
  },
  { error: ({ code }) => (code === 'invalid_type' ? messages.passwords_required : undefined) },
);

/** A password for an account that has none yet. */
export const FirstPassword = z.strictObject({ new_password: NewPassword });
