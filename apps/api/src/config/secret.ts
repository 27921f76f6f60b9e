import * as z from 'zod';

import type { ParsedVariables } from './formats.ts';

const minSecretLength = 32;

/**
 * Splits a list of secrets: one per line, or several on a line, separated by commas. A secret may itself contain commas
 * or have surrounding spaces, so each line and the whole list are also included unchanged if they are long enough. An
 * extra entry does no harm, because files identify the secret they were sealed under.
 */
function parseSecretList(list: string): string[] {
  const lines = list.split(/\r?\n/);
  const parts = lines.flatMap((line) => line.split(',')).map((part) => part.trim());
  const unsplit = [...lines, list].filter(({ length }) => length >= minSecretLength);
  return [...new Set([...parts.filter(Boolean), ...unsplit])];
}

/** Environment variables for the secret used for all signatures, and for earlier secrets. */
export const secretVariables = {
  SECRET: z.string().min(minSecretLength, 'must be at least 32 characters long'),
  EARLIER_SECRETS: z.string().default('').transform(parseSecretList),
};

/** Warns about a secret that, once replaced, would need a line of its own in EARLIER_SECRETS. */
export const secretWarnings = (secret: string): string[] =>
  secret.includes(',') || secret.trim() !== secret
    ? [
        'SECRET contains a comma, or starts or ends with a space: in EARLIER_SECRETS it will need its own line',
      ]
    : [];

/** Words that occur in published example secrets. */
const placeholderPattern =
  /change.?me|replace.?(me|this)|your.?secret|example|placeholder|generate.?(me|one)/i;
const minDistinctCharacters = 8;

/** Rejects a guessable secret in production. */
export function validateSecret({
  SECRET: secret,
  NODE_ENV,
}: ParsedVariables<typeof secretVariables> & { NODE_ENV?: string | undefined }): string[] {
  if (!secret || NODE_ENV !== 'production') return [];
  return placeholderPattern.test(secret) || new Set(secret).size < minDistinctCharacters
    ? ['SECRET: is an example value; generate one with `openssl rand -base64 48`']
    : [];
}
