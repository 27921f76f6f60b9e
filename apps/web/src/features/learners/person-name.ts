import type { ListedLearner } from '@glossa/contract/learners';

/** Returns first and last name; empty if both are missing. */
export const personName = ({ firstname, lastname }: Pick<ListedLearner, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`.trim();

/** Returns one or two initials. */
export function initialsOf({
  firstname,
  lastname,
  username,
}: Pick<ListedLearner, 'firstname' | 'lastname' | 'username'>): string {
  const named = [firstname, lastname].filter(Boolean);
  const letters = (named.length > 0 ? named : [username]).map((name) => Array.from(name)[0] ?? '');
  return letters.join('').toUpperCase();
}
