import { createLearner } from '@glossa/contract/learners';

import { newEmail, password, signIn } from './user.ts';
import type { User } from './user.ts';

/** An account's roles: learner, and those only an admin can grant. */
export interface AccountRoles {
  isLearner: boolean;
  isStaff: boolean;
  managesContent: boolean;
  isAdmin: boolean;
}

/** As an admin, creates an account with the given roles. A learner's language is English. */
export async function createAccount(
  url: string,
  by: User,
  { isLearner, isStaff, managesContent, isAdmin }: AccountRoles,
): Promise<User> {
  const email = newEmail();
  await by.call(createLearner, {
    body: {
      email,
      username: `walker-${email.split('@')[0]}`,
      password,
      account_type: isLearner ? 'learner' : 'shop_client',
      ...(isLearner && { current_language: 'en' }),
      is_staff: isStaff,
      can_manage_content: managesContent,
      is_superuser: isAdmin,
    },
  });
  return signIn(url, { email, password });
}
