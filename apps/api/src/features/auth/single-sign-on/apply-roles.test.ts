import { expect, test } from 'vitest';

import { mapRoles } from './apply-roles.ts';

const nobody = { isSuperuser: false, isStaff: false, canManageContent: false };
const values = { isSuperuser: ['admins'], isStaff: ['teachers', 'heads'], canManageContent: [] };
const staff = { ...nobody, isStaff: true };

test('grants the roles for all claimed values', () => {
  const roles = { claim: 'groups', values, isAuthoritative: false };
  expect(mapRoles(roles, ['heads', 'admins'], nobody)).toEqual({ ...staff, isSuperuser: true });
  expect(mapRoles(roles, ['Heads'], nobody)).toEqual(nobody);
});

test('removes roles only if the provider is authoritative, and only those configured for it', () => {
  const current = { isSuperuser: false, isStaff: true, canManageContent: true };
  expect(mapRoles({ claim: 'groups', values, isAuthoritative: false }, [], current)).toEqual(current);
  expect(mapRoles({ claim: 'groups', values, isAuthoritative: true }, [], current)).toEqual({
    ...nobody,
    canManageContent: true,
  });
});
