import http from 'node:http';
import { Writable } from 'node:stream';

import { createToken } from '@glossa/contract/access-tokens';
import { listAudit } from '@glossa/contract/audit';
import { getMe } from '@glossa/contract/auth';
import { createTag } from '@glossa/contract/tags';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createApp } from '#app.ts';
import { createLog } from '#platform/logging/create-log.ts';
import { listen } from '#testing/listen.ts';
import { waitOptions } from '#testing/wait-options.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

/** Creates a second app behind `trustProxy` proxies and captures its log. */
async function startLoggedServer(trustProxy: number) {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const log = createLog({ name: 'test', level: 'debug' }, stream);
  const { url, close } = await listen(
    createApp({ ...app.deps, log, config: { ...app.deps.config, trustProxy } }),
  );
  onTestFinished(close);
  return { url, lines };
}

test.each([
  ['a proxy that we trust', 1, 'edge-7f3a:42', /^edge-7f3a:42$/],
  ['anybody else', 0, 'edge-7f3a:42', /^[\da-f]{8}-1$/],
  ['a proxy that passes on nonsense', 1, 'a b;<c>', /^[\da-f]{8}-1$/],
  ['a proxy that passes on too much', 1, 'x'.repeat(129), /^[\da-f]{8}-1$/],
])('accepts a valid request ID only from a trusted proxy: %s', async (_who, proxies, given, id) => {
  const { url } = await startLoggedServer(proxies);
  const response = await fetch(`${url}/api/languages/`, { headers: { 'x-request-id': given } });
  expect(response.headers.get('x-request-id')).toMatch(id);
});

test('doesn’t log an aborted request body as a failure', async () => {
  const { url, lines } = await startLoggedServer(0);
  const reader = await signInLearner(app);
  const cookie = [...reader.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const length = { 'content-type': 'application/json', 'content-length': 100 };
  const request = http.request(`${url}${createTag.path}`, {
    method: 'POST',
    headers: { cookie, ...reader.csrfHeaders(), ...length },
  });
  request.on('error', () => undefined);
  request.write('{"name":');
  await vi.waitFor(() => expect(request.socket?.bytesWritten).toBeGreaterThan(0), waitOptions);
  await fetch(`${url}/api/languages/`);
  request.destroy();
  await vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('request'), waitOptions);
  await fetch(`${url}/api/languages/`);
  expect(lines.filter(({ msg }) => msg === 'request failed')).toEqual([]);
});

test('logs the user, path, reason and IP address of each refusal', async () => {
  const { url, lines } = await startLoggedServer(1);
  const reader = await signInLearner(app);
  const { token } = await reader.call(createToken, { body: { name: 'script' } });
  const cookie = [...reader.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const from = { 'x-forwarded-for': '203.0.113.9' };
  const path = listAudit.path;
  await fetch(url + path, { headers: { ...from, cookie } });
  await fetch(url + path, { headers: { ...from, authorization: `Bearer ${token}` } });
  await fetch(url + path, { headers: from });
  await fetch(`${url}/media/texts/${reader.learnerId}/cover`, { headers: { ...from, cookie } });
  await fetch(url + createTag.path, { method: 'POST', headers: { ...from, cookie } });
  await vi.waitFor(() => expect(lines).toHaveLength(5), waitOptions);
  const refused = { path, status: 403, code: 'forbidden', userId: reader.learnerId, address: '203.0.113.9' };
  expect(lines).toMatchObject([
    refused,
    refused,
    { path, status: 401, code: 'unauthenticated', address: '203.0.113.9' },
    { status: 404, userId: reader.learnerId },
    { status: 403, code: 'csrf_failed', userId: reader.learnerId },
  ]);
  expect(lines[3]).not.toHaveProperty('address');
});

test('adds the request ID to every log line of a request', async () => {
  const { url, lines } = await startLoggedServer(1);
  const reader = await signInLearner(app);
  const row = vi.spyOn(app.deps.db, 'row').mockRejectedValue(new Error('a statement failed'));
  onTestFinished(() => row.mockRestore());
  const headers = {
    'x-request-id': 'edge-1',
    cookie: [...reader.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  const response = await fetch(`${url}${getMe.path}`, { headers });
  expect(response.status).toBe(500);
  expect(JSON.stringify(await response.json())).not.toContain('edge-1');
  await vi.waitFor(() => expect(lines).toHaveLength(2), waitOptions);
  expect(lines).toMatchObject([
    { msg: 'request failed', requestId: 'edge-1' },
    { msg: 'request', requestId: 'edge-1', status: 500 },
  ]);
});
