import { once } from 'node:events';
import { connect } from 'node:net';

import { isProblem } from '@glossa/contract/is-problem';
import { expect, test } from 'vitest';

import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

/** Sends raw bytes; resolves with the status and JSON body of the response. */
async function send(bytes: string): Promise<{ status: number; head: string; body: unknown }> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = received.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: JSON.parse(body) as unknown };
}

test.each([
  ['an address of 20,000 characters', `GET /api/tags/?q=${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 431],
  ['a header of 20,000 characters', `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['bytes that are no HTTP', 'HELLO\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
])('rejects %s with an error body', async (_what, bytes, status) => {
  const response = await send(bytes);
  expect(response).toMatchObject({ status, body: { code: 'invalid_request' } });
  expect(isProblem(response.body)).toBe(true);
  expect(response.head).toContain('X-Content-Type-Options: nosniff');
  expect(response.head).toContain('Cache-Control: no-store');
});
