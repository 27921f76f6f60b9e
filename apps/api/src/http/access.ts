import type { Access } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';

import type { User } from '#domain/accounts/user.ts';

const isLearner = (user: User): boolean => user.accountType === 'learner' || user.isSuperuser;

const rules: Record<Exclude<Access, 'public'>, (user: User) => boolean> = {
  user: () => true,
  learner: isLearner,
  uploader: (user) => isLearner(user) || user.canManageContent,
  content: (user) => user.canManageContent || user.isSuperuser,
  staff: (user) => user.isStaff || user.isSuperuser,
  admin: (user) => user.isSuperuser,
};

/** Returns whether a user may call endpoints with this access level. */
export const hasAccess = (access: Exclude<Access, 'public'>, user: User): boolean => rules[access](user);

/** Throws a failure when the user may not call endpoints with this access level. */
export function checkAccess(access: Access, user: User | undefined): void {
  if (access === 'public') return;
  if (!user) fail('unauthenticated');
  if (!hasAccess(access, user))
    fail(access === 'learner' || access === 'uploader' ? 'not_a_learner' : 'forbidden');
}
