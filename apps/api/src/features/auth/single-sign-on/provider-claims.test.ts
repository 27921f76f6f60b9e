import { expect, test } from 'vitest';

import { readClaims } from './provider-claims.ts';

const provider = {
  trustsEmail: false,
  mfaValues: ['mfa'],
  roles: {
    claim: 'realm_access.roles',
    values: { isSuperuser: [], isStaff: ['teacher'], canManageContent: [] },
    isAuthoritative: false,
  },
};
const read = (idToken: object, userInfo: object = {}, changes: object = {}) =>
  readClaims({ ...provider, ...changes }, { sub: 'x', ...idToken }, { ...userInfo });

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  [1, false],
  [undefined, false],
])('an email with email_verified %s is verified: %s', (email_verified, isEmailVerified) => {
  expect(read({ email: 'ada@school.test', email_verified })).toMatchObject({
    email: 'ada@school.test',
    isEmailVerified,
  });
});

test('trusts a provider’s emails if the operator does', () => {
  const changes = { trustsEmail: true };
  expect(read({ email: 'ada@school.test' }, {}, changes).isEmailVerified).toBe(true);
  expect(read({ email: 'not an email' }, {}, changes)).toMatchObject({
    email: undefined,
    isEmailVerified: false,
  });
});

test('takes the email and its verification from the same source', () => {
  const info = { email: 'info@school.test', email_verified: true };
  expect(read({ email: 'token@school.test' }, info)).toMatchObject({ email: 'info@school.test' });
  expect(read({ email: 'token@school.test', email_verified: false }, info)).toMatchObject({
    email: 'token@school.test',
    isEmailVerified: false,
  });
});

test('finds roles at a path, and under a name with dots', () => {
  expect(read({ realm_access: { roles: ['teacher', 7] } }).roles).toEqual(['teacher']);
  expect(read({}, { 'realm_access.roles': 'teacher' }).roles).toEqual(['teacher']);
  expect(read({ realm_access: 'teacher' }).roles).toEqual([]);
  expect(read({}, {}, { roles: { ...provider.roles, claim: 'constructor.name' } }).roles).toEqual([]);
});

test('reads first and last names, or splits a full name', () => {
  expect(read({ given_name: ' Ada\n', family_name: 'Lovelace' })).toMatchObject({
    firstName: 'Ada',
    lastName: 'Lovelace',
  });
  expect(read({ name: 'Ada King Lovelace' })).toMatchObject({ firstName: 'Ada', lastName: 'King Lovelace' });
  expect(read({ given_name: 5, name: 'x'.repeat(500) }).firstName).toHaveLength(100);
});

test('recognizes a second factor in acr and amr, but only in the ID token', () => {
  expect(read({ amr: ['pwd', 'mfa'] }).usedSecondFactor).toBe(true);
  expect(read({ acr: 'mfa' }).usedSecondFactor).toBe(true);
  expect(read({ amr: ['pwd'] }, { amr: ['mfa'] }).usedSecondFactor).toBe(false);
});
