import type { User } from '@glossa/contract/auth';

/** Where a signed-in person begins: a learner with the dashboard, who only buys with the shop. */
export const homePath = ({ account_type: type }: User): string =>
  type === 'learner' ? '/dashboard' : '/shop';
