import * as z from 'zod';

import type { Given } from './formats.ts';

const fewestOfSecret = 32;

/**
 * Secrets of a list: one a line, or several in a line, separated by commas. A secret may itself hold a comma or have spaces
 * at its ends: each line, and the whole, is taken as it stands as well, where it is long enough to have been one. One too
 * many does no harm, since files name what they were sealed under.
 */
function listedSecrets(list: string): string[] {
  const lines = list.split(/\r?\n/);
  const parts = lines.flatMap((line) => line.split(',')).map((part) => part.trim());
  const whole = [...lines, list].filter(({ length }) => length >= fewestOfSecret);
  return [...new Set([...parts.filter(Boolean), ...whole])];
}

/** What the environment says of the key that everything is signed with. */
export const secretVariables = {
  SECRET: z.string().min(fewestOfSecret, 'must be 32 characters or more'),
  EARLIER_SECRETS: z.string().default('').transform(listedSecrets),
};

/** What to know of a secret that a site goes on with: one like that could not stand in a list with others. */
export const secretDoubts = (secret: string): string[] =>
  secret.includes(',') || secret.trim() !== secret
    ? ['SECRET has a comma or spaces at its ends: among EARLIER_SECRETS it will need a line of its own']
    : [];

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
