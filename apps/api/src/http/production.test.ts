import { once } from 'node:events';
import http from 'node:http';

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

test('accepts requests only from the public URL’s origin', async () => {
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

test.each([
  ['health', '/livez', 'school.example'],
  ['readiness', '/readyz', 'school.example'],
  ['a refused host', '/', 'evil.example'],
  ['an unknown endpoint', '/api/nothing/', 'school.example'],
  ['an unknown picture', '/media/texts/0/cover', 'school.example'],
  ['robots.txt', '/robots.txt', 'school.example'],
  ['an unknown page', '/nothing.html', 'school.example'],
])('sends the security headers with %s', async (_what, path, host) => {
  const { headers } = await fetch(app.url + path, { headers: { ...proxied, 'x-forwarded-host': host } });
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('content-security-policy')).toMatch(/base-uri 'none'/);
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
});

test('refuses TRACE', async () => {
  const request = http.request(`${app.url}/api/languages/`, { method: 'TRACE', headers: proxied });
  request.end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(405);
});

test('denies pages access to the camera, microphone and location', async () => {
  const { headers } = await fetch(`${app.url}/robots.txt`, { headers: proxied });
  const policy = headers.get('permissions-policy');
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment']) {
    expect(policy).toContain(`${feature}=()`);
  }
});
