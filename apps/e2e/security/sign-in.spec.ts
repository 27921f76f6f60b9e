import { confirmPasswordReset, getMe, login, register, requestPasswordReset } from '@glossa/contract/auth';
import { listOutbox, revealOutboxMessage } from '@glossa/contract/outbox';
import * as factors from '@glossa/contract/second-factor';
import { expect } from '@playwright/test';

import { asvs } from '../src/security/asvs.ts';
import { failureOf } from '../src/security/failure-of.ts';
import { securityTest as test } from '../src/security/security-test.ts';
import { createApiClient } from '../src/users/api-client.ts';
import { authenticatorCode } from '../src/users/authenticator.ts';
import { admin } from '../src/users/demo-accounts.ts';
import { createLearnerAccount, newEmail, password, signIn } from '../src/users/user.ts';
import type { User } from '../src/users/user.ts';

/**
 * Creates an account with an authenticator app and signs in. Returns the account, its secret and its recovery codes.
 */
async function createProtectedAccount(url: string) {
  const user = await createLearnerAccount(url);
  const { secret } = await user.call(factors.startAppSetup, {});
  const { recovery_codes: codes } = await user.call(factors.confirmAppSetup, {
    body: { code: authenticatorCode(secret) },
  });
  return { user, secret, codes: codes ?? [] };
}

/** Enters the password in a new browser. */
async function enterPassword(url: string, { email }: User) {
  const browser = createApiClient(url);
  const failure = await failureOf(browser.call(login, { body: { email, password } }));
  return { browser, failure };
}

/** The registration form's fields, except the email. */
const registration = {
  firstName: 'Ada',
  lastName: 'Reader',
  dateOfBirth: '1990-05-17',
  country: 'France',
  city: 'Lyon',
  address: '1 rue du Lac',
  zipCode: '69003',
  terms: true,
  password,
} as const;

test.describe('Passwords', () => {
  test(
    'ten wrong passwords lock out strangers, but not the owner’s browser',
    asvs('V6.3'),
    async ({ url }) => {
      const owner = createApiClient(url);
      const { email } = await createLearnerAccount(url);
      await owner.call(login, { body: { email, password } });
      const guess = (entered: string) =>
        failureOf(createApiClient(url).call(login, { body: { email, password: entered } }));
      const guesses = await Promise.all(Array.from({ length: 20 }, (_, n) => guess(`Wrong-Lamp-${n}`)));
      expect(guesses.filter((code) => code === 'invalid_credentials').length).toBeLessThanOrEqual(10);
      expect(await guess(password)).toBe('rate_limited');
      expect(await failureOf(owner.call(login, { body: { email, password } }))).toBeUndefined();
    },
  );

  test('responses don’t reveal whether an account exists', asvs('V6.3'), async ({ url }) => {
    const { email } = await createLearnerAccount(url);
    const client = () => createApiClient(url);
    for (const someone of [email, newEmail()]) {
      const wrong = client().call(login, { body: { email: someone, password: 'Wrong-Lamp-77' } });
      expect(await failureOf(wrong)).toBe('invalid_credentials');
      const reset = await client().call(requestPasswordReset, { body: { email: someone } });
      expect(reset).toEqual({ sent: true });
      const registered = await client().call(register, { body: { ...registration, email: someone } });
      expect(registered).toEqual({ email: someone });
    }
  });

  test('common passwords are rejected', asvs('V6.2'), async ({ url }) => {
    const attempt = createApiClient(url).call(register, {
      body: { ...registration, email: newEmail(), password: 'Password1' },
    });
    await expect(attempt).rejects.toMatchObject({
      code: 'invalid_request',
      fields: { password: [expect.any(String)] },
    });
  });

  test('a reset link works once and ends all sessions', asvs('V6.4', 'V7.4'), async ({ url }) => {
    const user = await createLearnerAccount(url);
    await createApiClient(url).call(requestPasswordReset, { body: { email: user.email } });
    const operator = await signIn(url, admin);
    const findMessage = async () =>
      (await operator.call(listOutbox, {})).results.find(
        ({ to, links }) => to === user.email && links !== 'none',
      );
    await expect.poll(findMessage).toBeTruthy();
    const params = { id: (await findMessage())?.id ?? '' };
    const { text } = await operator.call(revealOutboxMessage, { params, body: { password: admin.password } });
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    const use = () =>
      failureOf(
        createApiClient(url).call(confirmPasswordReset, { body: { token, new_password: 'Badgers-dig-5' } }),
      );
    const outcomes = await Promise.all([use(), use(), use()]);
    expect(outcomes.filter((code) => code === undefined)).toHaveLength(1);
    expect(outcomes.filter((code) => code === 'reset_token_invalid')).toHaveLength(2);
    expect(await failureOf(user.call(getMe, {}))).toBe('unauthenticated');
  });
});

test.describe('Second factor', () => {
  test('the password alone doesn’t give access', asvs('V6.3'), async ({ url }) => {
    const { user } = await createProtectedAccount(url);
    const { browser, failure } = await enterPassword(url, user);
    expect(failure).toBe('second_factor_required');
    expect(await failureOf(browser.call(getMe, {}))).toBe('unauthenticated');
  });

  test('a code works only once, even in two browsers at the same time', asvs('V6.5'), async ({ url }) => {
    const { user, secret } = await createProtectedAccount(url);
    const browsers = await Promise.all([1, 2, 3].map(() => enterPassword(url, user)));
    const body = { method: 'app', code: authenticatorCode(secret, 1) } as const;
    const outcomes = await Promise.all(
      browsers.map(({ browser }) => failureOf(browser.call(factors.verifySecondFactor, { body }))),
    );
    expect(outcomes.filter((code) => code === undefined)).toHaveLength(1);
    expect(outcomes.filter((code) => code === 'code_wrong')).toHaveLength(2);
  });

  test('a recovery code works only once', asvs('V6.5'), async ({ url }) => {
    const { user, codes } = await createProtectedAccount(url);
    const use = async () => {
      const { browser } = await enterPassword(url, user);
      const body = { method: 'recovery_code', code: codes[0] ?? '' } as const;
      return failureOf(browser.call(factors.verifySecondFactor, { body }));
    };
    expect([await use(), await use()]).toEqual([undefined, 'code_wrong']);
  });

  test('codes can’t be guessed', asvs('V6.3', 'V6.6'), async ({ url }) => {
    const { user } = await createProtectedAccount(url);
    const { browser } = await enterPassword(url, user);
    const guess = (n: number) =>
      failureOf(
        browser.call(factors.verifySecondFactor, { body: { method: 'app', code: String(100_000 + n) } }),
      );
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => guess(n)));
    expect(outcomes).not.toContain(undefined);
    expect(outcomes.filter((code) => code === 'code_wrong').length).toBeLessThanOrEqual(10);
  });
});
