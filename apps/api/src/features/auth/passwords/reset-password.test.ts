import { confirmPasswordReset, getMe, login, requestPasswordReset } from '@glossa/contract/auth';
import type { ApiError } from '@glossa/contract/client';
import { expect, test, vi } from 'vitest';

import { createAccount, testPassword } from '#testing/factories/account.ts';
import { listEmailsTo, findResetToken } from '#testing/sent-emails.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const newPassword = 'Badgers-dig-5';

const request = (email: string) => app.visitor().call(requestPasswordReset, { body: { email } });
const confirm = (token: string, new_password = newPassword) =>
  app.visitor().call(confirmPasswordReset, { body: { token, new_password } });
const signIn = (email: string, password: string) => app.visitor().call(login, { body: { email, password } });
const refused = { status: 400, code: 'reset_token_invalid' };

async function requestResetLink(overrides: object = {}) {
  const account = await createAccount(app, overrides);
  await request(account.email);
  return { ...account, token: await findResetToken(app, account.email) };
}

test('sets a new password once with an emailed link', async () => {
  const { email, token } = await requestResetLink();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await confirm(token)).toBeUndefined();
  await expect(signIn(email, testPassword)).rejects.toMatchObject({ code: 'invalid_credentials' });
  expect((await signIn(email, newPassword)).user.email).toBe(email);
  await expect(confirm(token, 'Another-one-6')).rejects.toMatchObject(refused);
});

test('accepts only one of several concurrent confirmations', async () => {
  const { email, token } = await requestResetLink();
  const passwords = ['Badgers-dig-5', 'Weasels-pop-6', 'Ferrets-run-7', 'Martens-hop-8'];
  const outcomes = await Promise.allSettled(passwords.map((password) => confirm(token, password)));
  const accepted = passwords.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  expect(accepted).toHaveLength(1);
  expect((await signIn(email, accepted[0] as string)).user.email).toBe(email);
  const codes = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as ApiError).code] : [],
  );
  expect(codes).toEqual(['reset_token_invalid', 'reset_token_invalid', 'reset_token_invalid']);
});

test('ends all sessions, revokes all tokens and notifies the owner', async () => {
  const { id, email, token } = await requestResetLink();
  const browser = await signInLearner(app, { id });
  await app.deps.db.prisma.accessToken.create({
    data: { id, learnerId: id, name: 'script', prefix: 'glossa_', tokenHash: new Uint8Array(32) },
  });
  await confirm(token);
  await expect(browser.call(getMe, {})).rejects.toMatchObject({ status: 401 });
  expect(await app.deps.db.prisma.session.count({ where: { learnerId: id } })).toBe(0);
  expect(await app.deps.db.prisma.accessToken.count({ where: { learnerId: id } })).toBe(0);
  expect((await listEmailsTo(app, email))[0]).toMatchObject({
    subject: 'Your Glossa password has been reset',
  });
});

test('replaces the previous link, even for concurrent requests', async () => {
  const { id, email, token } = await requestResetLink();
  await request(email);
  const newer = await findResetToken(app, email);
  expect(newer).not.toBe(token);
  await expect(confirm(token)).rejects.toMatchObject(refused);
  await Promise.all([request(email), request(email), request(email)]);
  await app.deps.background.settled();
  expect(await app.deps.db.prisma.passwordReset.count({ where: { learnerId: id } })).toBe(1);
});

test('refuses a link after thirty minutes', async () => {
  const { id, token } = await requestResetLink();
  const reset = await app.deps.db.prisma.passwordReset.findFirstOrThrow({ where: { learnerId: id } });
  expect(Math.abs(reset.expiresAt.getTime() - Date.now() - 30 * 60_000)).toBeLessThan(5000);
  await app.deps.db.prisma.passwordReset.updateMany({
    where: { learnerId: id },
    data: { expiresAt: new Date(Date.now() - 1) },
  });
  await expect(confirm(token)).rejects.toMatchObject(refused);
});

test('refuses a link once the account is deactivated', async () => {
  const { id, token } = await requestResetLink();
  await app.deps.db.prisma.learner.update({ where: { id }, data: { isActive: false } });
  await expect(confirm(token)).rejects.toMatchObject(refused);
});

test('stores only the hash of a token', async () => {
  const { id, token } = await requestResetLink();
  const reset = await app.deps.db.prisma.passwordReset.findFirstOrThrow({ where: { learnerId: id } });
  const stored = Buffer.from(reset.tokenHash);
  expect(stored).toHaveLength(32);
  expect(stored.toString('base64url')).not.toBe(token);
  await expect(confirm(stored.toString('base64url'))).rejects.toMatchObject(refused);
});

test.each(['unknown', 'x'.repeat(200), "'; DROP TABLE learner; --"])(
  'refuses the token %s',
  async (token) => {
    await expect(confirm(token)).rejects.toMatchObject(refused);
  },
);

test('keeps the link valid when the new password is refused', async () => {
  const { token } = await requestResetLink();
  await expect(confirm(token, 'short')).rejects.toMatchObject({
    code: 'invalid_request',
    fields: { new_password: expect.arrayContaining(['Password must be at least 8 characters long']) },
  });
  await expect(confirm(token, 'Password123')).rejects.toMatchObject({
    code: 'invalid_request',
    fields: { new_password: ['This password is too common'] },
  });
  expect(await confirm(token)).toBeUndefined();
});

test.each([
  ['known', {}, 1],
  ['deactivated', { isActive: false }, 0],
])('returns the same response for a %s account', async (_case, given, emails) => {
  const { email } = await createAccount(app, given);
  expect(await request(email)).toEqual({ sent: true });
  expect(await listEmailsTo(app, email)).toHaveLength(emails);
});

test('returns the same response for an email without an account and sends nothing', async () => {
  expect(await request('nobody@example.test')).toEqual({ sent: true });
  expect(await listEmailsTo(app, 'nobody@example.test')).toEqual([]);
});

test('responds before the email is sent', async () => {
  const { email } = await createAccount(app);
  let resolveArrived = () => {};
  const send = vi
    .spyOn(app.deps.mailer, 'send')
    .mockReturnValue(new Promise<void>((resolve) => (resolveArrived = resolve)));
  expect(await request(email)).toEqual({ sent: true });
  resolveArrived();
  await app.deps.background.settled();
  expect(send).toHaveBeenCalledOnce();
  send.mockRestore();
});

test.each(['nobody-at-all@example.test', undefined])(
  'sends at most five emails an hour to one address (%s)',
  async (unknown) => {
    const email = unknown ?? (await createAccount(app)).email;
    for (let attempt = 0; attempt < 5; attempt += 1) await request(email);
    const refusal = (await request(email.toUpperCase()).catch((error: unknown) => error)) as ApiError;
    expect(refusal).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(refusal.retryAfter).toBeGreaterThan(0);
  },
);
