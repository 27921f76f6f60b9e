import type { ListedLearner } from '@glossa/contract/learners';

/** First and last name, empty where there is none. */
export const personName = ({ firstname, lastname }: Pick<ListedLearner, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`.trim();

/** One or two letters that stand for a person. */
export function initialsOf({
  firstname,
  lastname,
  username,
}: Pick<ListedLearner, 'firstname' | 'lastname' | 'username'>): string {
  const named = [firstname, lastname].filter(Boolean);
  const letters = (named.length > 0 ? named : [username]).map((name) => Array.from(name)[0] ?? '');
  return letters.join('').toUpperCase();
}
