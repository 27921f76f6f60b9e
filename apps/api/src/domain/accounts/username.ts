import { randomInt } from 'node:crypto';

/** Maximum number of characters before the number. */
const longest = 30;

const slugOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
    .replaceAll(/^[._-]+|[._-]+$/g, '')
    .slice(0, longest);

/** Suggests user names, best first; all but the first end in a number that makes a collision unlikely. */
export function suitableUsernames({
  email,
  firstName,
  lastName,
}: {
  email: string;
  firstName: string;
  lastName: string;
}): string[] {
  const local = email.slice(0, email.lastIndexOf('@')).replace(/\+.*$/, '');
  const base = slugOf(local) || slugOf(`${firstName}-${lastName}`) || 'reader';
  return [base, ...Array.from({ length: 3 }, () => `${base}${randomInt(1000, 1_000_000_000)}`)];
}
