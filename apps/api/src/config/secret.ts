import * as z from 'zod';

import type { Given } from './formats.ts';

/** What the environment says of the key that everything is signed with. */
export const secretVariables = {
  SECRET: z.string().min(32, 'must be 32 characters or more'),
  EARLIER_SECRETS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((secret) => secret.trim())
        .filter(Boolean),
    ),
};

/** Words of examples, which everybody can read. */
const exemplary = /change.?me|replace.?(me|this)|your.?secret|example|placeholder|generate.?(me|one)/i;
const fewestCharacters = 8;

/** Whether a site on the network is signed with what anybody could guess. */
export function secretMistakes({
  SECRET: secret,
  NODE_ENV,
}: Given<typeof secretVariables> & { NODE_ENV?: string | undefined }): string[] {
  if (!secret || NODE_ENV !== 'production') return [];
  return exemplary.test(secret) || new Set(secret).size < fewestCharacters
    ? ['SECRET: is an example; make one with `openssl rand -base64 48`']
    : [];
}
