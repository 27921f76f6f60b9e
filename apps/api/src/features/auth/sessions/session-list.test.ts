import { checkAuth, getMe, login } from '@glossa/contract/auth';
import { endSession, listSessions } from '@glossa/contract/sessions';
import { expect, test } from 'vitest';

import { createAccount, testPassword } from '#testing/factories/account.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

test('lists the user’s active sessions and flags the current one', async () => {
  const { id, email } = await createAccount(app);
  const browser = app.visitor();
  const headers = { 'user-agent': `Firefox ${'x'.repeat(400)}` };
  await browser.callTampered(login, { body: { email, password: testPassword } }, { headers });
  const other = await signInLearner(app, { id });
  await signInLearner(app);
  const over = await signInLearner(app, { id });
  await app.deps.db.prisma.session.update({ where: { id: over.handle }, data: { expiresAt: new Date(0) } });
  const { results } = await browser.call(listSessions, {});
  expect(results).toHaveLength(2);
  expect(results.find((session) => session.current)).toMatchObject({
    user_agent: headers['user-agent'].slice(0, 300),
    address: expect.stringContaining('127.0.0.1'),
  });
  expect(results.find((session) => !session.current)?.id).toBe(other.handle);
});

test('does not expose the session ID', async () => {
  const browser = await signInLearner(app);
  const text = JSON.stringify(await browser.call(listSessions, {}));
  const sid = /^s:(.+)\./.exec(decodeURIComponent(browser.cookies.get('sessionid') as string))?.[1] as string;
  expect(text).not.toContain(sid);
});

test('ends another session of the same user', async () => {
  const browser = await signInLearner(app);
  const other = await signInLearner(app, { id: browser.learnerId });
  await browser.call(endSession, { params: { id: other.handle } });
  await expect(other.call(getMe, {})).rejects.toMatchObject({ status: 401 });
  await browser.call(getMe, {});
  await expect(browser.call(endSession, { params: { id: other.handle } })).rejects.toMatchObject({
    status: 404,
    code: 'session_not_found',
  });
});

test('signs out when the current session is ended', async () => {
  const browser = await signInLearner(app);
  await browser.call(endSession, { params: { id: browser.handle } });
  expect(browser.cookies.has('sessionid')).toBe(false);
  expect(await browser.call(checkAuth, {})).toEqual({ isAuthenticated: false });
});

test('returns 404 for another user’s session', async () => {
  const [mine, theirs] = [await signInLearner(app), await signInLearner(app)];
  const attempt = mine.call(endSession, { params: { id: theirs.handle } });
  await expect(attempt).rejects.toMatchObject({ status: 404, code: 'session_not_found' });
  await theirs.call(getMe, {});
});
