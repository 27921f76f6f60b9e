import { request } from 'node:http';

import { checkAuth } from '@glossa/contract/auth';
import { getErrorMessage } from '@glossa/contract/errors';
import { describe, expect, test } from 'vitest';

import { startTestApp } from '#testing/test-app.ts';

const laptop = startTestApp({ EMBEDDED: '1' });
const school = startTestApp({
  PUBLIC_URL: 'https://school.example',
  TRUST_PROXY: '1',
  NODE_ENV: 'production',
});
const home = startTestApp({ PUBLIC_URL: 'http://glossa.home:3000', EMBEDDED: '1' });

/** Sends a request with any Host header, like a browser whose DNS resolves that name to this machine. */
const visit = (url: string, path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request(url + path, { headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on('error', reject).end();
  });

const fetchStatus = async (url: string, headers: Record<string, string>) =>
  (await visit(url, checkAuth.path, headers)).status;

describe('an unknown host name that resolves to this machine', () => {
  test.each([
    ['the interface', checkAuth.path],
    ['a page', '/reading'],
    ['media', '/media/texts/0198a000-0000-7000-8000-000000000001/audio'],
    ['the locales', '/locales/en/common.json'],
    ['what does not exist', '/api/nothing/'],
    ['uploads', '/api/videos/uploads/'],
    ['unsubscribing', '/unsubscribe'],
  ])('is rejected for %s', async (_what, path) => {
    const { status, body } = await visit(laptop.url, path, { host: 'evil.example:3000' });
    expect(status).toBe(421);
    expect(JSON.parse(body)).toEqual({
      error: getErrorMessage('host_unknown'),
      code: 'host_unknown',
      detail: 'The host of this request differs from PUBLIC_URL',
    });
  });

  test.each([
    '.',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '127.evil.example',
    'evil@localhost',
    'localhost/x',
    '[::1',
    '0.0.0.0',
  ])('is not mistaken for loopback: %j', async (host) => {
    expect(await fetchStatus(laptop.url, { host })).toBe(421);
  });

  test('is not accepted through X-Forwarded-Host without a trusted proxy', async () => {
    expect(await fetchStatus(laptop.url, { host: 'evil.example', 'x-forwarded-host': 'localhost' })).toBe(
      421,
    );
  });
});

test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:8080', '127.0.0.2', '[::1]:3000', 'localhost.'])(
  'a local site accepts the host %s',
  async (host) => {
    expect(await fetchStatus(laptop.url, { host })).toBe(200);
  },
);

test.each([
  [200, { host: 'school.example' }],
  [200, { host: 'SCHOOL.example:443' }],
  [200, { host: 'api:3000', 'x-forwarded-host': 'school.example' }],
  [421, { host: 'school.example', 'x-forwarded-host': 'evil.example' }],
  [421, { host: 'localhost:3000' }],
  [421, { host: 'api:3000' }],
])('a site with a public URL returns %i for %o', async (status, headers) => {
  expect(await fetchStatus(school.url, headers as Record<string, string>)).toBe(status);
});

test.each([
  [200, 'glossa.home:3000'],
  [200, 'localhost:3000'],
  [421, 'evil.example'],
])('a site on a home network returns %i for %s', async (status, host) => {
  expect(await fetchStatus(home.url, { host })).toBe(status);
});

test.each(['/livez', '/readyz'])(
  '%s accepts any host, because health checks use IP addresses',
  async (path) => {
    for (const host of ['10.0.0.7:3000', 'api:3000', 'localhost']) {
      expect((await visit(school.url, path, { host })).status).toBe(200);
    }
  },
);
