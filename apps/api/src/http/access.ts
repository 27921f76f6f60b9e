import type { Access } from '@glossa/contract/endpoint';

import { fail } from './fail.ts';
import type { Person } from './person.ts';

const learns = (person: Person): boolean => person.accountType === 'learner' || person.isSuperuser;

const rules: Record<Exclude<Access, 'public'>, (person: Person) => boolean> = {
  person: () => true,
  learner: learns,
  uploader: (person) => learns(person) || person.canManageContent,
  content: (person) => person.canManageContent || person.isSuperuser,
  staff: (person) => person.isStaff || person.isSuperuser,
  admin: (person) => person.isSuperuser,
};

/** Returns whether a user may call endpoints with this access level. */
export const mayEnter = (access: Exclude<Access, 'public'>, person: Person): boolean => rules[access](person);

/** Throws a failure when the user may not call endpoints with this access level. */
export function checkAccess(access: Access, person: Person | undefined): void {
  if (access === 'public') return;
  if (!person) fail('unauthenticated');
  if (!mayEnter(access, person))
    fail(access === 'learner' || access === 'uploader' ? 'not_a_learner' : 'forbidden');
}
