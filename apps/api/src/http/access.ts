import type { Access } from '@glossa/contract/endpoint';

import { fail } from './fail.ts';
import type { Person } from './person.ts';

const rules: Record<Exclude<Access, 'public'>, (person: Person) => boolean> = {
  person: () => true,
  learner: (person) => person.accountType === 'learner' || person.isSuperuser,
  content: (person) => person.canManageContent || person.isSuperuser,
  staff: (person) => person.isStaff || person.isSuperuser,
  admin: (person) => person.isSuperuser,
};

/** Refuses whoever an endpoint is not for. */
export function checkAccess(access: Access, person: Person | undefined): void {
  if (access === 'public') return;
  if (!person) fail('unauthenticated');
  if (!rules[access](person)) fail(access === 'learner' ? 'not_a_learner' : 'forbidden');
}
