import { changePassword, login } from '@glossa/contract/auth';
import { listSignIns } from '@glossa/contract/sessions';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createAccount, testPassword } from '#testing/factories/account.ts';
import { listEmailsTo } from '#testing/sent-emails.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signIn(browser: Browser, email: string, password = testPassword): Promise<void> {
  const call = { body: { email, password } };
  const { signingKey } = await browser.callTampered(login, call, { headers: { 'user-agent': userAgent } });
  browser.useSigningKey(signingKey);
}

/** Returns the emails about new devices, newest first. */
const listNotices = async (email: string) =>
  (await listEmailsTo(app, email)).filter(({ subject }) => subject.startsWith('New sign-in'));

test('sends no email about the first device', async () => {
  const { email } = await createAccount(app);
  await signIn(app.visitor(), email);
  expect(await listNotices(email)).toEqual([]);
});

test('sends an email about a second device, once', async () => {
  const { email } = await createAccount(app, { timeZone: 'Europe/Paris' });
  await signIn(app.visitor(), email);
  const second = app.visitor();
  await signIn(second, email);
  await signIn(second, email);
  const [notice, ...others] = await listNotices(email);
  expect(others).toEqual([]);
  expect(notice?.text).toContain('Firefox on Linux');
  expect(notice?.text).toMatch(/IP address: (::ffff:)?127\.0\.0\.1|IP address: ::1/);
  expect(notice?.text).toMatch(/GMT[+]\d/);
  expect(notice?.text).toContain(`${app.deps.config.publicUrl}/settings#security`);
});

test('recognizes a device by its cookie, not by its IP address or browser', async () => {
  const { email } = await createAccount(app);
  const browser = app.visitor();
  await signIn(browser, email);
  browser.cookies.delete('glossa_device');
  await signIn(browser, email);
  expect(await listNotices(email)).toHaveLength(1);
});

test('recognizes a device after another account has used it and the password has changed', async () => {
  const [one, other] = [await createAccount(app), await createAccount(app)];
  const [shared, elsewhere] = [app.visitor(), app.visitor()];
  await signIn(elsewhere, one.email);
  await signIn(elsewhere, other.email);
  await signIn(shared, one.email);
  await signIn(shared, other.email);
  const next = 'Badgers-dig-5';
  await signIn(elsewhere, one.email);
  await elsewhere.call(changePassword, {
    body: { current_password: testPassword, new_password: next },
  });
  await signIn(shared, one.email, next);
  expect(await listNotices(one.email)).toHaveLength(1);
  expect(await listNotices(other.email)).toHaveLength(1);
});

test('sends one email when a new device signs in twice concurrently', async () => {
  const { email } = await createAccount(app);
  await signIn(app.visitor(), email);
  const known = app.visitor();
  await signIn(known, (await createAccount(app)).email);
  const twin = app.visitor();
  twin.cookies.set('glossa_device', known.cookies.get('glossa_device') as string);
  await Promise.all([signIn(known, email), signIn(twin, email)]);
  expect(await listNotices(email)).toHaveLength(1);
});

test('still recognizes a device from an earlier version', async () => {
  const { id, email } = await createAccount(app);
  const [phone, laptop] = [app.visitor(), app.visitor()];
  await signIn(phone, email);
  await app.deps.db.prisma.knownDevice.deleteMany({ where: { learnerId: id } });
  await signIn(laptop, email);
  await signIn(phone, email);
  expect(await listNotices(email)).toEqual([]);
});

test('lists a learner’s own sign-in attempts, newest first', async () => {
  const { email } = await createAccount(app);
  const other = await createAccount(app);
  await signIn(app.visitor(), other.email);
  await signIn(app.visitor(), email);
  const browser = app.visitor();
  await expect(signIn(browser, email, 'Wrong-4-sure')).rejects.toMatchObject({ code: 'invalid_credentials' });
  await signIn(browser, email);
  const { results } = await browser.call(listSignIns, {});
  expect(results).toMatchObject([
    { outcome: 'success', method: 'password', is_new_device: true, user_agent: userAgent },
    { outcome: 'failure', reason: 'wrong_password', is_new_device: false },
    { outcome: 'success', is_new_device: false },
  ]);
});
