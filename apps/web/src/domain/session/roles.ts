import type { User } from '@glossa/contract/auth';

/** Returns whether the account can learn; other accounts can only buy. */
export const isLearner = (user: User): boolean => user.account_type === 'learner';

export const isAdmin = (user: User): boolean => user.is_superuser;

export const isStaff = (user: User): boolean => user.is_staff || user.is_superuser;

/** Returns whether the plan is above Basic. When a plan ends, the account reverts to Basic. */
export const isPremium = (user: User): boolean => user.subscription_type !== 'Basic';

export const managesContent = (user: User): boolean => user.can_manage_content || user.is_superuser;
