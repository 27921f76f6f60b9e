import { randomInt } from 'node:crypto';

import type { Queryable } from '@glossa/db/database';

import { findTakenUsernames } from './queries.ts';

/** Maximum length in characters, without the number. */
const maxLength = 30;

const slugify = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
    .replaceAll(/^[._-]+|[._-]+$/g, '')
    .slice(0, maxLength);

/** Suggests user names, best first; all but the first end in a number that makes a collision unlikely. */
export function suggestUsernames({
  email,
  firstName,
  lastName,
}: {
  email: string;
  firstName: string;
  lastName: string;
}): string[] {
  const local = email.slice(0, email.lastIndexOf('@')).replace(/\+.*$/, '');
  const base = slugify(local) || slugify(`${firstName}-${lastName}`) || 'reader';
  return [base, ...Array.from({ length: 3 }, () => `${base}${randomInt(1000, 1_000_000_000)}`)];
}

/** Returns the first of the user names that isn't taken; if all are taken, the last. */
export async function pickFreeUsername(db: Queryable, names: string[]): Promise<string> {
  const takenNames = await findTakenUsernames(db, names);
  return names.find((name) => !takenNames.has(name)) ?? (names.at(-1) as string);
}
