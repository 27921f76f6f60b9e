import { login } from '@glossa/contract/auth';
import {
  addPasskey,
  getSecondFactor,
  getSignInMethods,
  proveIdentity,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startAppSetup,
  startPasskeySetup,
  startPasskeySignIn,
} from '@glossa/contract/second-factor';
import { describe, expect, test } from 'vitest';

import { createAccount, testPassword } from '#testing/factories/account.ts';
import { PasskeyDevice } from '#testing/passkey-device.ts';
import { enterPassword, prove } from '#testing/second-factor.ts';
import { listEmailsTo } from '#testing/sent-emails.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { findRelyingParty } from './relying-party.ts';

const site = { origin: 'https://glossa.example', rpId: 'glossa.example' };
const app = startTestApp({ PUBLIC_URL: site.origin });
const refused = { status: 400, code: 'passkey_refused' };

async function withPasskey(overrides: object = {}) {
  const account = await createAccount(app, overrides);
  const browser = await signInLearner(app, account);
  await prove(browser);
  const device = new PasskeyDevice(site);
  const passkey = device.create(await browser.call(startPasskeySetup, {}));
  const added = await browser.call(addPasskey, { body: { name: 'Laptop', passkey } });
  return { ...account, browser, device, added };
}

const startUse = () => app.visitor().call(startPasskeySignIn, {});
const signIn = (passkey: ReturnType<PasskeyDevice['use']>, browser = app.visitor()) =>
  browser.call(signInWithPasskey, { body: { passkey } });

describe('signing in with a passkey', () => {
  test('requires neither a password nor a second step', async () => {
    const { id, email, device } = await withPasskey();
    const sessions = () => app.deps.db.prisma.session.count({ where: { learnerId: id } });
    const before = await sessions();
    const { user } = await signIn(device.use(await startUse()));
    expect(user).toMatchObject({ email, has_second_factor: true });
    expect(await sessions()).toBe(before + 1);
  });

  test('asks for a discoverable passkey and user verification', async () => {
    const browser = await signInLearner(app, await createAccount(app));
    await prove(browser);
    expect(await browser.call(startPasskeySetup, {})).toMatchObject({
      rp: { id: 'glossa.example' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(await startUse()).toMatchObject({ rpId: 'glossa.example', userVerification: 'required' });
  });

  test('offers a passkey as the second step after the password', async () => {
    const { email } = await withPasskey();
    const browser = await enterPassword(app, email);
    expect(await browser.call(getSignInMethods, {})).toEqual({ app: false, passkeys: true });
    await expect(app.visitor().call(getSignInMethods, {})).rejects.toMatchObject({ code: 'sign_in_expired' });
  });

  test.each([
    ['of another origin', { origin: 'https://glossa.example.evil.test' }],
    ['of another site', { rpId: 'evil.test' }],
    ['without verification of the person', { isVerified: false }],
    ['of another account', { userHandle: Buffer.from('somebody else').toString('base64url') }],
    ['to a challenge of somebody else', { challenge: Buffer.alloc(56).toString('base64url') }],
    ['to a short challenge', { challenge: 'AAAA' }],
  ])('refuses a response %s', async (_what, deviation) => {
    const { device } = await withPasskey();
    await expect(signIn(device.use(await startUse(), deviation))).rejects.toMatchObject(refused);
  });

  test('accepts a response once, even when it is sent twice at the same time', async () => {
    const { device } = await withPasskey();
    const response = device.use(await startUse());
    await signIn(response);
    await expect(signIn(response)).rejects.toMatchObject(refused);
    const twice = device.use(await startUse());
    const outcomes = await Promise.allSettled([signIn(twice), signIn(twice)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('refuses a cloned passkey, whose counter is behind', async () => {
    const { device } = await withPasskey();
    await signIn(device.use(await startUse(), { counter: 7 }));
    await expect(signIn(device.use(await startUse(), { counter: 6 }))).rejects.toMatchObject(refused);
    await expect(signIn(device.use(await startUse(), { counter: 7 }))).rejects.toMatchObject(refused);
    await signIn(device.use(await startUse(), { counter: 8 }));
  });

  test('accepts a synced passkey, whose counter stays at zero', async () => {
    const { device } = await withPasskey();
    await signIn(device.use(await startUse(), { counter: 0 }));
    await signIn(device.use(await startUse(), { counter: 0 }));
  });

  test('refuses a changed signature and an unknown passkey', async () => {
    const { device } = await withPasskey();
    const response = device.use(await startUse());
    const signature = Buffer.from(response.response.signature, 'base64url');
    signature[10] = (signature[10] ?? 0) ^ 1;
    const changed = { ...response.response, signature: signature.toString('base64url') };
    await expect(signIn({ ...response, response: changed })).rejects.toMatchObject(refused);
    const stranger = new PasskeyDevice(site).use(await startUse());
    await expect(signIn(stranger)).rejects.toMatchObject(refused);
  });

  test('refuses a removed passkey and one from a deactivated account', async () => {
    const { id, device, browser, added } = await withPasskey();
    await browser.call(removePasskey, { params: { id: added.passkey.id } });
    await expect(signIn(device.use(await startUse()))).rejects.toMatchObject(refused);
    expect(await app.deps.db.prisma.passkey.count({ where: { learnerId: id } })).toBe(0);

    const other = await withPasskey();
    await app.deps.db.prisma.learner.update({ where: { id: other.id }, data: { isActive: false } });
    await expect(signIn(other.device.use(await startUse()))).rejects.toMatchObject(refused);
  });

  test('refuses a challenge for creating a passkey', async () => {
    const { browser, device } = await withPasskey();
    const options = await browser.call(startPasskeySetup, {});
    await expect(signIn(device.use(options))).rejects.toMatchObject(refused);
  });
});

describe('managing passkeys', () => {
  test('returns recovery codes with the first passkey and notifies the owner', async () => {
    const { email, browser, added } = await withPasskey();
    expect(added.recovery_codes).toHaveLength(10);
    expect((await listEmailsTo(app, email))[0]?.text).toContain('A passkey has been added');
    expect(await browser.call(getSecondFactor, {})).toMatchObject({
      passkeys: [{ id: added.passkey.id, name: 'Laptop', last_used_at: null }],
      codes_left: 10,
      passkey_host: 'glossa.example',
    });
  });

  test('lets users rename and remove only their own passkeys', async () => {
    const { browser, added } = await withPasskey();
    const rename = (by: typeof browser) =>
      by.call(renamePasskey, { params: { id: added.passkey.id }, body: { name: 'Phone' } });
    expect(await rename(browser)).toMatchObject({ name: 'Phone' });
    const other = await withPasskey();
    await expect(rename(other.browser)).rejects.toMatchObject({ status: 404, code: 'passkey_not_found' });
    await expect(
      other.browser.call(removePasskey, { params: { id: added.passkey.id } }),
    ).rejects.toMatchObject({ status: 404, code: 'passkey_not_found' });
  });

  test('refuses a new passkey from another origin, for another user’s challenge, or sent twice', async () => {
    const account = await createAccount(app);
    const browser = await signInLearner(app, account);
    await prove(browser);
    const other = await signInLearner(app, await createAccount(app));
    await prove(other);
    const add = (passkey: ReturnType<PasskeyDevice['create']>, by = browser) =>
      by.call(addPasskey, { body: { name: 'Laptop', passkey } });
    const options = await browser.call(startPasskeySetup, {});
    const device = new PasskeyDevice(site);
    await expect(add(device.create(options, { origin: 'https://evil.test' }))).rejects.toMatchObject(refused);
    await expect(add(device.create(options, { isVerified: false }))).rejects.toMatchObject(refused);
    await expect(add(device.create(options), other)).rejects.toMatchObject(refused);
    await add(device.create(options));
    await expect(add(device.create(options))).rejects.toMatchObject(refused);
    const next = await browser.call(startPasskeySetup, {});
    expect(next['excludeCredentials']).toMatchObject([{ id: device.id.toString('base64url') }]);
    await expect(add(device.create(next))).rejects.toMatchObject(refused);
  });

  test('requires a recent identity confirmation, for which a passkey can be used', async () => {
    const { browser, device, added } = await withPasskey();
    await app.deps.db.prisma.session.update({ where: { id: browser.handle }, data: { provedAt: null } });
    const proofRequired = { status: 409, code: 'proof_required' };
    await expect(browser.call(startPasskeySetup, {})).rejects.toMatchObject(proofRequired);
    await expect(browser.call(removePasskey, { params: { id: added.passkey.id } })).rejects.toMatchObject(
      proofRequired,
    );

    const other = await withPasskey();
    const proveWith = async (used: PasskeyDevice) =>
      browser.call(proveIdentity, { body: { method: 'passkey', passkey: used.use(await startUse()) } });
    await expect(proveWith(other.device)).rejects.toMatchObject(refused);
    await proveWith(device);
    await browser.call(startAppSetup, {});
  });

  test('refuses to sign in with a password alone once the account has a passkey', async () => {
    const { email } = await withPasskey();
    await expect(
      app.visitor().call(login, { body: { email, password: testPassword } }),
    ).rejects.toMatchObject({ status: 403, code: 'second_factor_required' });
  });
});

test.each([
  ['https://glossa.example', { id: 'glossa.example', origin: 'https://glossa.example' }],
  [
    'https://learn.school.example:8443',
    { id: 'learn.school.example', origin: 'https://learn.school.example:8443' },
  ],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://127.0.0.1:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://192.168.1.5:3000', undefined],
  ['https://192.168.1.5', undefined],
  ['https://[2001:db8::1]', undefined],
  ['http://glossa.example', undefined],
])('at %s, the relying party for passkeys is %o', (publicUrl, relyingParty) => {
  expect(findRelyingParty(publicUrl)).toEqual(relyingParty);
});
