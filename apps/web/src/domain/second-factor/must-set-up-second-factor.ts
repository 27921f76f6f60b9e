import type { User } from '@glossa/contract/auth';

/** Returns whether the user must set up a second factor before doing anything else. */
export const mustSetUpSecondFactor = ({ second_factor_due: due }: User): boolean =>
  due !== null && Date.parse(due) <= Date.now();
