import { expect, test } from 'vitest';

import type { User } from '#domain/accounts/user.ts';
import { chooseLinkingRule } from './linking-rule.ts';

const learner = { isSuperuser: false, isStaff: false, canManageContent: false, hasSecondFactor: false };
const choose = (changes: Partial<User>, passwordSignIn: boolean, hasProvedEmail = false) =>
  chooseLinkingRule({ ...learner, ...changes } as User, { passwordSignIn, hasProvedEmail });

test('links an account whose owner has confirmed the email', () => {
  expect(choose({}, true, true)).toBe('link');
});

test('asks the owner of an unconfirmed email to sign in another way', () => {
  expect(choose({}, true)).toBe('ask');
});

test('links an account and ends all other access to it where passwords are turned off', () => {
  expect(choose({}, false)).toBe('take_over');
});

test.each(['isSuperuser', 'isStaff', 'canManageContent', 'hasSecondFactor'] as const)(
  'always asks the owner of an account with %s',
  (field) => {
    expect(choose({ [field]: true }, false)).toBe('ask');
    expect(choose({ [field]: true }, true, true)).toBe('ask');
  },
);
