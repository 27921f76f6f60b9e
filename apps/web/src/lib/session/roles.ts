import type { User } from '@glossa/contract/auth';

/** Others only buy. */
export const isLearner = (user: User): boolean => user.account_type === 'learner';

export const isAdmin = (user: User): boolean => user.is_superuser;

export const isStaff = (user: User): boolean => user.is_staff || user.is_superuser;

export const managesContent = (user: User): boolean => user.can_manage_content || user.is_superuser;
