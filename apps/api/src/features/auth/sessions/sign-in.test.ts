import { checkAuth, getMe, login, logout } from '@glossa/contract/auth';
import { hash } from '@node-rs/argon2';
import { describe, expect, test, vi } from 'vitest';

import { createAccount, testPassword } from '#testing/factories/account.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const hour = 3_600_000;

async function expiryOf(learnerId: string): Promise<number> {
  const session = await app.deps.db.prisma.session.findFirstOrThrow({ where: { learnerId } });
  return session.expiresAt.getTime();
}

const setExpiry = (learnerId: string, expiresAt: Date) =>
  app.deps.db.prisma.session.updateMany({ where: { learnerId }, data: { expiresAt } });

describe('login', () => {
  test('requires email and password when the body is missing', async () => {
    await expect(app.visitor().call(login, { body: undefined as never })).rejects.toMatchObject({
      status: 400,
      fields: { email: ['Email is required'], password: ['Password is required'] },
    });
  });

  test('returns the user, a signing key and the session’s expiry', async () => {
    const { email } = await createAccount(app, { points: 1200, firstName: 'Ada' });
    const browser = app.visitor();
    const response = await browser.call(login, {
      body: { email: email.toUpperCase(), password: testPassword },
    });
    expect(response.user).toMatchObject({
      email,
      firstname: 'Ada',
      points: 1200,
      user_level: 'linguist',
      current_language: 'en',
      selected_languages: [{ name: 'English', code: 'en' }],
    });
    expect(response.signingKey).toMatch(/^[0-9a-f]{64}$/);
    expect(Math.abs(new Date(response.expires_at).getTime() - Date.now() - hour)).toBeLessThan(5000);
    expect(browser.cookies.get('glossa_language')).toBe('en');
  });

  test('rotates the session ID and the CSRF token and ends the previous session', async () => {
    const { email } = await createAccount(app);
    const browser = await signInLearner(app);
    const before = new Map(browser.cookies);
    await browser.call(login, { body: { email, password: testPassword } });
    expect(browser.cookies.get('sessionid')).not.toBe(before.get('sessionid'));
    expect(browser.cookies.get('csrftoken')).not.toBe(before.get('csrftoken'));
    expect(await app.deps.db.prisma.session.count({ where: { id: browser.handle } })).toBe(0);
  });

  test('ignores a session ID chosen by an attacker', async () => {
    const { email, id } = await createAccount(app);
    const browser = app.visitor();
    browser.cookies.set('sessionid', 's%3Achosen-by-a-stranger.bm90LXNpZ25lZA');
    await browser.call(login, { body: { email, password: testPassword } });
    expect(browser.cookies.get('sessionid')).not.toContain('chosen-by-a-stranger');
    expect(await app.deps.db.prisma.session.count({ where: { learnerId: id } })).toBe(1);
  });

  test('sets an HttpOnly, SameSite=Lax session cookie', async () => {
    const { email } = await createAccount(app);
    const browser = app.visitor();
    const response = await browser.fetch('/api/auth/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...browser.csrfHeaders() },
      body: JSON.stringify({ email, password: testPassword }),
    });
    const lines = response.headers.getSetCookie();
    const session = lines.find((line) => line.startsWith('sessionid='));
    expect(session).toMatch(/HttpOnly/);
    expect(session).toMatch(/SameSite=Lax/);
    expect(lines.find((line) => line.startsWith('glossa_device='))).toMatch(/HttpOnly.*SameSite=Lax/);
    expect(lines.find((line) => line.startsWith('csrftoken='))).not.toMatch(/HttpOnly/);
  });

  test.each([
    ['a wrong password', {}, { password: 'Wrong-4-sure' }],
    ['an unknown address', {}, { email: 'nobody@example.test' }],
    ['a deactivated account', { isActive: false }, {}],
  ])('returns the same error for %s', async (_case, given, typed) => {
    const { email, id } = await createAccount(app, given);
    const browser = app.visitor();
    const attempt = browser.call(login, { body: { email, password: testPassword, ...typed } });
    await expect(attempt).rejects.toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid credentials',
      detail: undefined,
      fields: {},
    });
    expect(browser.cookies.has('sessionid')).toBe(false);
    expect(await app.deps.db.prisma.session.count({ where: { learnerId: id } })).toBe(0);
  });

  test('refuses a malformed email and unknown fields', async () => {
    const browser = app.visitor();
    const body = { email: 'ada', password: '', remember: true };
    await expect(browser.call(login, { body })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
      fields: {
        email: ['Please enter a valid email address'],
        password: ['Password is required'],
        remember: [expect.any(String)],
      },
    });
  });

  test('accepts an email of 254 characters and refuses a longer one', async () => {
    const domain = '@example.test';
    const attempt = (length: number) =>
      app.visitor().call(login, {
        body: { email: 'a'.repeat(length - domain.length) + domain, password: testPassword },
      });
    await expect(attempt(254)).rejects.toMatchObject({ status: 400, code: 'invalid_credentials' });
    await expect(attempt(255)).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
      fields: { email: ['Please enter a valid email address'] },
    });
  });

  test('rehashes the password when the cost parameters have changed', async () => {
    const cheap = await hash(testPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const { email, id } = await createAccount(app, { passwordHash: cheap });
    await app.visitor().call(login, { body: { email, password: testPassword } });
    const { passwordHash } = await app.deps.db.prisma.learner.findUniqueOrThrow({ where: { id } });
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await app.visitor().call(login, { body: { email, password: testPassword } });
  });
});

describe('a sign-in with valid credentials', () => {
  test.each([
    ['the password changes', { passwordHash: 'other' }],
    ['the account is deactivated', { isActive: false }],
    ['the account is deleted', undefined],
  ])('creates no session when %s in the meantime', async (_case, data) => {
    const { id, email } = await createAccount(app);
    const { learner } = app.deps.db.prisma;
    // Resetting the limit is the last step before the session begins.
    const reset = vi.spyOn(app.deps.limits, 'reset').mockImplementationOnce(async () => {
      await (data ? learner.update({ where: { id }, data }) : learner.delete({ where: { id } }));
    });
    const browser = app.visitor();
    const attempt = browser.call(login, { body: { email, password: testPassword } });
    await expect(attempt).rejects.toMatchObject({ status: 400, code: 'invalid_credentials' });
    expect(reset).toHaveBeenCalledOnce();
    reset.mockRestore();
    expect(browser.cookies.has('sessionid')).toBe(false);
    expect(await app.deps.db.prisma.session.count({ where: { learnerId: id } })).toBe(0);
  });
});

describe('logout', () => {
  test('ends the session and clears the cookies', async () => {
    const browser = await signInLearner(app);
    const old = new Map(browser.cookies);
    await browser.call(logout, {});
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(await app.deps.db.prisma.session.count({ where: { id: browser.handle } })).toBe(0);
    for (const [name, value] of old) browser.cookies.set(name, value);
    await expect(browser.call(getMe, {})).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  test('succeeds without a session', async () => {
    expect(await app.visitor().call(logout, {})).toBeUndefined();
  });
});

describe('check-auth', () => {
  test('returns the signed-in user and extends the session by an hour', async () => {
    const browser = await signInLearner(app);
    await setExpiry(browser.learnerId, new Date(Date.now() + 60_000));
    const response = await browser.call(checkAuth, {});
    expect(response).toMatchObject({ isAuthenticated: true, user: { id: browser.learnerId } });
    expect((await expiryOf(browser.learnerId)) - Date.now()).toBeGreaterThan(hour - 5000);
  });

  test('renews the session cookie with the same attributes', async () => {
    const browser = await signInLearner(app);
    const response = await browser.fetch('/api/auth/check-auth/');
    const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith('sessionid='));
    expect(line).toMatch(/Path=\/;.*HttpOnly; SameSite=Lax/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('is the only read that extends the session', async () => {
    const browser = await signInLearner(app);
    const soon = new Date(Date.now() + 60_000);
    await setExpiry(browser.learnerId, soon);
    await browser.call(getMe, {});
    expect(await expiryOf(browser.learnerId)).toBe(soon.getTime());
  });

  test('reports a visitor as signed out and issues a CSRF token', async () => {
    const browser = app.visitor();
    browser.cookies.clear();
    expect(await browser.call(checkAuth, {})).toEqual({ isAuthenticated: false });
    expect(await browser.call(logout, {})).toBeUndefined();
  });

  test('never returns 401, even for malformed credentials', async () => {
    const browser = app.visitor();
    for (const headers of [
      { cookie: 'sessionid=s%3Aa.b; csrftoken=%E0%A4%A' },
      { authorization: 'Bearer glossa_unknown' },
      { cookie: 'sessionid' },
    ]) {
      expect(await browser.callTampered(checkAuth, {}, { headers })).toEqual({ isAuthenticated: false });
    }
  });

  test('replaces a CSRF token that belongs to another session', async () => {
    const browser = await signInLearner(app);
    browser.cookies.set('csrftoken', app.visitor().cookies.get('csrftoken') as string);
    await expect(browser.call(logout, {})).rejects.toMatchObject({ status: 403, code: 'csrf_failed' });
    await browser.call(checkAuth, {});
    await browser.call(logout, {});
  });
});

describe('a session', () => {
  test('is rejected after it has expired', async () => {
    const browser = await signInLearner(app);
    await setExpiry(browser.learnerId, new Date(Date.now() - 1));
    await expect(browser.call(getMe, {})).rejects.toMatchObject({ status: 401 });
    expect(await browser.call(checkAuth, {})).toEqual({ isAuthenticated: false });
  });

  test('is rejected once the account is deactivated', async () => {
    const browser = await signInLearner(app);
    const where = { id: browser.learnerId };
    await app.deps.db.prisma.learner.update({ where, data: { isActive: false } });
    await expect(browser.call(getMe, {})).rejects.toMatchObject({ status: 401 });
  });

  test('is rejected when the cookie’s signature is invalid', async () => {
    const browser = await signInLearner(app);
    const cookie = decodeURIComponent(browser.cookies.get('sessionid') as string);
    browser.cookies.set('sessionid', encodeURIComponent(cookie.replace(/\.[^.]*$/, '.forged')));
    await expect(browser.call(getMe, {})).rejects.toMatchObject({ status: 401 });
  });
});
