import type { User } from '@glossa/contract/auth';

/** Returns whether the user can do nothing before setting up a second factor. */
export const mustSetUpSecondFactor = ({ second_factor_due: due }: User): boolean =>
  due !== null && Date.parse(due) <= Date.now();
