import { readFileSync } from 'node:fs';

import { clientSecretPattern } from './single-sign-on.ts';

/**
 * Variables whose values can be read from the file named in NAME_FILE, in addition to the secrets of OpenID providers.
 */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'DATABASE_ADMIN_URL',
  'DATABASE_ADMIN_PASSWORD',
  'SECRET',
  'EARLIER_SECRETS',
  'REDIS_URL',
  'SMTP_URL',
  'S3_SECRET_ACCESS_KEY',
  'ADMIN_PASSWORD',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'TRANSLATION_API_KEY',
  'TRANSCRIPTION_API_KEY',
  'LANGUAGE_MODEL_API_KEY',
  'SPEECH_API_KEY',
] as const;

const fileVariables: ReadonlySet<string> = new Set(secretNames);

const mayBeInFile = (name: string): boolean => fileVariables.has(name) || clientSecretPattern.test(name);

type Environment = Record<string, string | undefined>;

/**
 * Replaces each NAME_FILE of the `names` variables with the file's contents, without the trailing line break. `errors`
 * has an entry for each NAME_FILE that is given together with NAME, unreadable or empty; `unreadable` lists the
 * variables that have no value because of that.
 */
export function readSecretFiles(
  environment: Environment,
  names: readonly string[],
): {
  environment: Environment;
  errors: string[];
  unreadable: string[];
} {
  const read = { ...environment };
  const errors: string[] = [];
  const unreadable: string[] = [];
  for (const name of names.filter(mayBeInFile)) {
    const file = environment[`${name}_FILE`];
    if (file === undefined) continue;
    const content =
      environment[name] === undefined ? readSecretFile(file) : { problem: `${name} is also set` };
    if ('problem' in content) {
      errors.push(`${name}_FILE: ${content.problem}`);
      unreadable.push(name);
    } else read[name] = content.text;
  }
  return { environment: read, errors, unreadable };
}

function readSecretFile(file: string): { text: string } | { problem: string } {
  try {
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    return text === '' ? { problem: 'the file is empty' } : { text };
  } catch (error) {
    return { problem: `the file can't be read (${(error as NodeJS.ErrnoException).code})` };
  }
}
