import { checkAuth, getMe, login } from '@glossa/contract/auth';
import { expect, test } from 'vitest';

import { createAccount, testPassword } from '#testing/factories/account.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp({
  PUBLIC_URL: 'https://school.example',
  TRUST_PROXY: '1',
});
const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'school.example' };

/** Returns the cookies that a response sets, by name. */
const readCookies = (response: Response): Map<string, string> =>
  new Map(
    response.headers.getSetCookie().map((line) => {
      const [, name = '', rest = ''] = /^([^=]+)=(.*)$/.exec(line) ?? [];
      return [name, rest];
    }),
  );

const request = (path: string, cookie: string) => fetch(app.url + path, { headers: { ...proxied, cookie } });

test('keeps a session from an earlier version and renames its cookie', async () => {
  const browser = await signInLearner(app);
  const value = browser.cookies.get('sessionid') as string;
  const response = await request(getMe.path, `sessionid=${value}`);
  expect(response.status).toBe(200);
  const cookies = readCookies(response);
  expect(cookies.get('__Host-sessionid')).toMatch(/Path=\/;.*HttpOnly; Secure; SameSite=Lax/);
  expect(cookies.get('__Host-sessionid')).not.toMatch(/Domain/);
  expect(cookies.get('sessionid')).toMatch(/^;.*Expires=Thu, 01 Jan 1970/);
  const renamed = /^[^;]+/.exec(cookies.get('__Host-sessionid') ?? '')?.[0];
  expect(renamed).toBe(value);
  expect((await request(getMe.path, `__Host-sessionid=${renamed}`)).status).toBe(200);
  // Requests sent in the meantime still use the earlier name.
  expect((await request(getMe.path, `sessionid=${value}`)).status).toBe(200);
});

test('refuses a newer session under the earlier name, which another site could have planted', async () => {
  const { email } = await createAccount(app);
  const browser = app.visitor();
  const response = await browser.fetch(login.path, {
    method: 'POST',
    headers: { ...proxied, ...browser.csrfHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: testPassword }),
  });
  const value = /^[^;]+/.exec(readCookies(response).get('__Host-sessionid') ?? '')?.[0];
  expect((await request(getMe.path, `__Host-sessionid=${value}`)).status).toBe(200);
  const planted = await request(checkAuth.path, `sessionid=${value}`);
  expect(await planted.json()).toMatchObject({ isAuthenticated: false });
});

test('ignores the earlier cookie when the current one is sent too', async () => {
  const [mine, theirs] = [await signInLearner(app), await signInLearner(app)];
  const cookie = `sessionid=${theirs.cookies.get('sessionid')}; __Host-sessionid=${mine.cookies.get('sessionid')}`;
  const response = await request(checkAuth.path, cookie);
  expect(await response.json()).toMatchObject({ user: { id: mine.learnerId } });
});
