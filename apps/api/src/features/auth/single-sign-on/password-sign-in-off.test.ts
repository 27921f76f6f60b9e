import {
  changePassword,
  confirmPasswordReset,
  login,
  register,
  requestPasswordReset,
} from '@glossa/contract/auth';
import { proveIdentity } from '@glossa/contract/second-factor';
import * as contract from '@glossa/contract/single-sign-on';
import { startOpenIdProvider } from '@glossa/openid-provider/start-openid-provider';
import { afterAll, expect, test } from 'vitest';

import { createAccount, testPassword } from '#testing/factories/account.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { signInWith } from '#testing/visit-provider.ts';

const publicUrl = 'http://127.0.0.1:3000';
const provider = await startOpenIdProvider([`${publicUrl}/single-sign-on/school`]);
afterAll(() => provider.stop());

const app = startTestApp({
  PUBLIC_URL: publicUrl,
  PASSWORD_SIGN_IN: 'off',
  OIDC_PROVIDERS: 'school',
  OIDC_SCHOOL_ISSUER: `${provider.issuer}/.well-known/openid-configuration`,
  OIDC_SCHOOL_CLIENT_ID: provider.clientId,
  OIDC_SCHOOL_CLIENT_SECRET: provider.clientSecret,
});

const off = { status: 403, code: 'password_sign_in_off' };
const signIn = signInWith('school');

/** Adds a person to the provider, with the email of an existing account. */
function createPerson({ email }: { email: string }): string {
  const name = `person-of-${email}`;
  provider.people.set(name, { email, email_verified: true });
  return name;
}

test('refuses password sign-in, registration and password resets', async () => {
  const { email } = await createAccount(app);
  const visitor = app.visitor();
  await expect(visitor.call(login, { body: { email, password: testPassword } })).rejects.toMatchObject(off);
  await expect(visitor.call(requestPasswordReset, { body: { email } })).rejects.toMatchObject(off);
  await expect(
    visitor.call(confirmPasswordReset, { body: { token: 'x', new_password: 'Badgers-dig-5' } }),
  ).rejects.toMatchObject(off);
  const registration = {
    firstName: 'New',
    lastName: 'Person',
    email: 'new@school.test',
    dateOfBirth: '1990-01-01',
    password: 'Badgers-dig-5',
    country: 'FR',
    city: 'Lyon',
    address: '1 rue de la Paix',
    zipCode: '69001',
    terms: true as const,
  };
  await expect(visitor.call(register, { body: registration })).rejects.toMatchObject(off);
});

test('refuses to confirm an identity by password, and refuses password changes', async () => {
  const browser = await signInLearner(app, await createAccount(app));
  const proof = browser.call(proveIdentity, { body: { method: 'password', password: testPassword } });
  await expect(proof).rejects.toMatchObject(off);
  const body = { current_password: testPassword, new_password: 'Otters-swim-5-fun!' };
  await expect(browser.call(changePassword, { body })).rejects.toMatchObject(off);
});

test('tells visitors that password sign-in is turned off', async () => {
  expect(await app.visitor().call(contract.getSignInOptions, {})).toMatchObject({ password_sign_in: false });
});

test('links an account by its verified email, and ends all other access to it', async () => {
  const account = await createAccount(app);
  const before = await signInLearner(app, account);
  const result = await signIn(app.visitor(), createPerson(account));
  expect(result).toMatchObject({ outcome: 'signed_in', session: { user: { id: account.id } } });
  await expect(before.call(contract.listIdentities, {})).rejects.toMatchObject({ code: 'unauthenticated' });
  const after = await app.deps.db.prisma.learner.findUniqueOrThrow({ where: { id: account.id } });
  expect(after.hasPassword).toBe(false);
  expect(after.passwordHash).not.toBe(account.passwordHash);
});

test.each([{ isSuperuser: true }, { isStaff: true }, { canManageContent: true }])(
  'does not link an account with a role by its email: %o',
  async (role) => {
    const account = await createAccount(app, role);
    expect(await signIn(app.visitor(), createPerson(account))).toMatchObject({ outcome: 'account_exists' });
  },
);

test('refuses to unlink the only provider, even if the account has a password', async () => {
  const account = await createAccount(app);
  const browser = app.visitor();
  await signIn(browser, createPerson(account));
  const [identity] = (await browser.call(contract.listIdentities, {})).results;
  const unlink = browser.call(contract.removeIdentity, { params: { id: identity?.id ?? '' } });
  await expect(unlink).rejects.toMatchObject({ code: 'sign_in_method_needed' });
});

test('accepts a user’s password until the time set by an operator', async () => {
  const account = await createAccount(app, { isSuperuser: true });
  const { learner } = app.deps.db.prisma;
  const allow = (until: number) =>
    learner.update({ where: { id: account.id }, data: { passwordUntil: new Date(until) } });
  const attempt = () => app.visitor().call(login, { body: { email: account.email, password: testPassword } });
  await allow(Date.now() + 60_000);
  expect(await attempt()).toMatchObject({ user: { id: account.id } });
  await allow(Date.now() - 1000);
  await expect(attempt()).rejects.toMatchObject(off);
});
