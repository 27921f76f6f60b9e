import { checkAuth, login } from '@glossa/contract/auth';
import { expect, test } from 'vitest';

import { createAccount, testPassword } from '#testing/factories/account.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp({
  NODE_ENV: 'production',
  TRUST_PROXY: '1',
  PUBLIC_URL: 'https://school.example',
});
const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'school.example' };

test('sets Secure on every cookie, including renewed ones', async () => {
  const { email } = await createAccount(app);
  const browser = app.visitor();
  const lines: string[] = [];
  const send = async (path: string, init: RequestInit) => {
    const response = await browser.fetch(path, init);
    expect(response.ok).toBe(true);
    for (const line of response.headers.getSetCookie()) {
      lines.push(line);
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) as RegExpExecArray;
      browser.cookies.set(name as string, value as string);
    }
  };
  await send(login.path, {
    method: 'POST',
    headers: { ...proxied, ...browser.csrfHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: testPassword }),
  });
  expect(lines.map((line) => line.slice(0, line.indexOf('='))).sort()).toEqual([
    '__Host-glossa_device',
    '__Host-sessionid',
    'csrftoken',
    'glossa_language',
    'glossa_languages',
  ]);
  browser.cookies.delete('csrftoken');
  await send(checkAuth.path, { headers: proxied });
  expect(lines).toHaveLength(7);
  for (const line of lines) expect(line).toMatch(/; Secure/);
});

test('accepts requests from the public URL’s origin only', async () => {
  const browser = app.visitor();
  const fetchStatusFrom = async (origin: string) => {
    const headers = { ...proxied, ...browser.csrfHeaders(), origin, 'content-type': 'application/json' };
    return (await browser.fetch(login.path, { method: 'POST', headers, body: '{}' })).status;
  };
  expect(await fetchStatusFrom('https://school.example')).toBe(400);
  expect(await fetchStatusFrom('https://evil.example')).toBe(403);
});

test('sends Strict-Transport-Security', async () => {
  const response = await fetch(`${app.url}/api/languages/`, { headers: proxied });
  expect(response.headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);
});

test('forbids pages to use the camera, the microphone and the location', async () => {
  const { headers } = await fetch(`${app.url}/robots.txt`, { headers: proxied });
  const policy = headers.get('permissions-policy');
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment']) {
    expect(policy).toContain(`${feature}=()`);
  }
});
