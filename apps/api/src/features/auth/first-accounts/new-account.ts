import { newId } from '@glossa/db/new-id';
import { languageByCode } from '@glossa/language/languages';

import type { NewAccount } from './queries.ts';

/** Purpose of a first account, as named in the list of demo accounts. */
export type Role = 'administrator' | 'content manager' | 'learner' | 'shop client';

/** An account that is created on the first start. */
export interface FirstAccount {
  email: string;
  role: Role;
}

/** Returns an account with the rights of its role. All but shop clients learn a few languages. */
export function newAccount(
  { email, role }: FirstAccount,
  login: Pick<NewAccount, 'username' | 'passwordHash' | 'isDemo'>,
): NewAccount {
  const isLearner = role !== 'shop client';
  const codes = isLearner ? ['fr', 'en', 'es', 'de', 'ja'] : [];
  return {
    ...login,
    id: newId(),
    email,
    accountType: isLearner ? 'learner' : 'shop_client',
    isSuperuser: role === 'administrator',
    canManageContent: role === 'content manager',
    subscriptionType: isLearner ? 'Ultimate' : 'Basic',
    languages: codes.flatMap((code) => languageByCode(code)?.id ?? []),
  };
}
