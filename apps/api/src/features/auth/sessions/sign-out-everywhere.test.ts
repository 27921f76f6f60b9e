import { checkAuth, getMe, login } from '@glossa/contract/auth';
import { endAllSessions, forgetDevice, listKnownDevices } from '@glossa/contract/sessions';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createAccount, testPassword } from '#testing/factories/account.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { listEmailsTo } from '#testing/sent-emails.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const hour = 3_600_000;

async function signIn(browser: Browser, email: string): Promise<void> {
  const { signingKey } = await browser.call(login, { body: { email, password: testPassword } });
  browser.useSigningKey(signingKey);
}

const countNotices = async (email: string) =>
  (await listEmailsTo(app, email)).filter(({ subject }) => subject.startsWith('New sign-in')).length;

const setStart = (handle: string, createdAt: Date) =>
  app.deps.db.prisma.session.update({ where: { id: handle }, data: { createdAt } });

test('ends all sessions of the account, and no others', async () => {
  const { email } = await createAccount(app);
  const [browser, other, stranger] = [app.visitor(), app.visitor(), await signInLearner(app)];
  await signIn(browser, email);
  await signIn(other, email);
  await browser.call(endAllSessions, {});
  expect(await browser.call(checkAuth, {})).toEqual({ isAuthenticated: false });
  await expect(other.call(getMe, {})).rejects.toMatchObject({ status: 401 });
  await stranger.call(getMe, {});
});

test('notifies the owner when other devices sign in again, but not when the current one does', async () => {
  const { email } = await createAccount(app);
  const [browser, other] = [app.visitor(), app.visitor()];
  await signIn(browser, email);
  await signIn(other, email);
  expect(await countNotices(email)).toBe(1);
  await browser.call(endAllSessions, {});
  // Both browsers need a new CSRF token, because their sessions have ended.
  for (const each of [browser, other]) await each.call(checkAuth, {});
  await signIn(browser, email);
  expect(await countNotices(email)).toBe(1);
  await signIn(other, email);
  expect(await countNotices(email)).toBe(2);
});

test('lists devices, marks the current one, and lets users forget only their own', async () => {
  const { email } = await createAccount(app);
  const [first, second] = [app.visitor(), app.visitor()];
  await signIn(first, email);
  await signIn(second, email);
  const list = async () => (await second.call(listKnownDevices, {})).results;
  const [newest, oldest] = await list();
  expect([newest?.current, oldest?.current]).toEqual([true, false]);
  const params = { id: oldest?.id ?? '' };
  const stranger = await signInLearner(app);
  const refused = { status: 404, code: 'device_not_found' };
  await expect(stranger.call(forgetDevice, { params })).rejects.toMatchObject(refused);
  await second.call(forgetDevice, { params });
  await expect(second.call(forgetDevice, { params })).rejects.toMatchObject(refused);
  expect(await list()).toHaveLength(1);
});

test.each([
  ['after 30 days', {}, 30 * 24 * hour],
  ['of an admin after 12 hours', { isSuperuser: true }, 12 * hour],
])('ends a session %s, however much it is used', async (_case, role, lifetime) => {
  const browser = await signInLearner(app, await createLearner(app, role));
  await setStart(browser.handle, new Date(Date.now() - lifetime + 60_000));
  const response = await browser.call(checkAuth, {});
  expect(response.isAuthenticated).toBe(true);
  const { expires_at: expiresAt = '' } = response as { expires_at?: string };
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(60_000);
  const { expiresAt: stored } = await app.deps.db.prisma.session.findUniqueOrThrow({
    where: { id: browser.handle },
  });
  expect(stored.getTime() - Date.now()).toBeLessThanOrEqual(60_000);
  await setStart(browser.handle, new Date(Date.now() - lifetime));
  await expect(browser.call(getMe, {})).rejects.toMatchObject({ status: 401 });
});

test('shortens the session of someone who becomes an admin', async () => {
  const browser = await signInLearner(app);
  await setStart(browser.handle, new Date(Date.now() - 13 * hour));
  await browser.call(getMe, {});
  const where = { id: browser.learnerId };
  await app.deps.db.prisma.learner.update({ where, data: { isSuperuser: true } });
  await expect(browser.call(getMe, {})).rejects.toMatchObject({ status: 401 });
});
