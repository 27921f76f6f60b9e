import { checkAuth, confirmPasswordReset, login, requestPasswordReset } from '@glossa/contract/auth';
import type { ApiError } from '@glossa/contract/client';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createAccount, testPassword } from '#testing/factories/account.ts';
import { findResetToken } from '#testing/sent-emails.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

/** Number of attempts before an account is locked for unknown browsers. */
const maxAttempts = 10;

const guess = (browser: Browser, email: string, password = 'Wrong-4-sure') =>
  browser.call(login, { body: { email, password } }).then(
    () => 'in',
    (error: ApiError) => error.code,
  );

async function exhaustAttempts(email: string): Promise<void> {
  const stranger = app.visitor();
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    expect(await guess(stranger, email)).toBe('invalid_credentials');
  }
  expect(await guess(stranger, email)).toBe('rate_limited');
}

test('locks out unknown browsers after ten attempts and reports when to retry', async () => {
  const { email } = await createAccount(app);
  await exhaustAttempts(email);
  const attempt = app.visitor().call(login, { body: { email: email.toUpperCase(), password: testPassword } });
  await expect(attempt).rejects.toMatchObject({ status: 429, code: 'rate_limited' });
  const { retryAfter } = (await attempt.catch((error: unknown) => error)) as ApiError;
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(900);
});

test('counts attempts for an unknown email in the same way', async () => {
  await exhaustAttempts('nobody-knows-me@example.test');
});

test('allows no more attempts in parallel than in sequence', async () => {
  const { email } = await createAccount(app);
  const codes = await Promise.all(Array.from({ length: 25 }, () => guess(app.visitor(), email)));
  expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(maxAttempts);
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(25 - maxAttempts);
});

test('resets the attempt count after a successful sign-in', async () => {
  const { email } = await createAccount(app);
  const browser = app.visitor();
  for (let attempt = 0; attempt < maxAttempts - 1; attempt += 1) await guess(browser, email);
  expect(await guess(browser, email, testPassword)).toBe('in');
  browser.cookies.delete('glossa_device');
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    expect(await guess(browser, email)).toBe('invalid_credentials');
  }
});

test('does not lock out a browser that has signed in before when attempts in other browsers fail', async () => {
  const { email } = await createAccount(app);
  const own = app.visitor();
  expect(await guess(own, email, testPassword)).toBe('in');
  await exhaustAttempts(email);
  expect(await guess(own, email)).toBe('invalid_credentials');
  expect(await guess(own, email, testPassword)).toBe('in');
});

test('counts ten attempts separately for a browser that has signed in before', async () => {
  const { email } = await createAccount(app);
  const own = app.visitor();
  await guess(own, email, testPassword);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    expect(await guess(own, email)).toBe('invalid_credentials');
  }
  expect(await guess(own, email, testPassword)).toBe('rate_limited');
});

test('rejects a device cookie that is forged or belongs to another account', async () => {
  const [mine, theirs] = [await createAccount(app), await createAccount(app)];
  const own = app.visitor();
  await guess(own, mine.email, testPassword);
  await exhaustAttempts(theirs.email);
  expect(await guess(own, theirs.email, testPassword)).toBe('rate_limited');
  const proof = own.cookies.get('glossa_device') as string;
  await exhaustAttempts(mine.email);
  own.cookies.set(
    'glossa_device',
    proof.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
  );
  expect(await guess(own, mine.email, testPassword)).toBe('rate_limited');
  own.cookies.set('glossa_device', proof);
  expect(await guess(own, mine.email, testPassword)).toBe('in');
});

test('lets the owner sign in after a password reset during a lockout, but no longer trusts older devices', async () => {
  const { email } = await createAccount(app);
  const old = app.visitor();
  await guess(old, email, testPassword);
  await exhaustAttempts(email);
  const browser = app.visitor();
  await browser.call(requestPasswordReset, { body: { email } });
  const token = await findResetToken(app, email);
  await browser.call(confirmPasswordReset, { body: { token, new_password: 'Badgers-dig-5' } });
  // The old session and its CSRF token are no longer valid, so get a new token.
  await old.call(checkAuth, {});
  expect(await guess(old, email, 'Badgers-dig-5')).toBe('rate_limited');
  expect(await guess(browser, email, 'Badgers-dig-5')).toBe('in');
});
