import type { User } from '@glossa/contract/auth';

/** Returns the start page of a signed-in user: the dashboard for learners, the shop for buyers. */
export const homePath = ({ account_type: type }: User): string =>
  type === 'learner' ? '/dashboard' : '/shop';
