import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { expect, test, vi } from 'vitest';

import { holdLock, waitForBlockedLock } from '#testing/hold-lock.ts';
import { startProcess, type ProgramProcess } from '#testing/start-process.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const waitForPort = async ({ waitForLog }: ProgramProcess): Promise<number> =>
  (await waitForLog('listening'))['port'] as number;

/** Sends a request over an agent's connections. Resolves with the status or error code. */
const sendRequest = (
  port: number,
  agent: Agent,
  path: string,
  cookie = '',
): Promise<{ status: number | string; closes: boolean }> =>
  new Promise((resolve) => {
    request({ port, agent, path, host: '127.0.0.1', headers: { cookie } }, (response) => {
      const closes = response.headers.connection === 'close';
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, closes }));
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? '', closes: true }))
      .end();
  });

test('responds to every request while stopping, and tells proxies to close their connections', async () => {
  const server = startProcess(app, 'main', { STOP_DELAY_MS: '4000' });
  const port = await waitForPort(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const exited = once(server.child, 'close');
  const responses: { status: number | string; closes: boolean; sentAt: number }[] = [];
  let stoppingSince = Number.POSITIVE_INFINITY;
  const sendUntilStopped = async () => {
    while (performance.now() < stoppingSince + 500) {
      const sentAt = performance.now();
      responses.push({ ...(await sendRequest(port, agent, '/api/languages/')), sentAt });
    }
  };
  const clients = Array.from({ length: 8 }, sendUntilStopped);
  await pause(200);
  expect((await sendRequest(port, agent, '/readyz')).status).toBe(200);
  server.child.kill('SIGTERM');
  // A busy machine may deliver the signal late.
  await vi.waitFor(async () => expect((await sendRequest(port, agent, '/readyz')).status).toBe(503), 100_000);
  stoppingSince = performance.now();
  expect((await sendRequest(port, agent, '/livez')).status).toBe(200);
  await Promise.all(clients);
  expect(responses.length).toBeGreaterThan(50);
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  const lateResponses = responses.filter(({ sentAt }) => sentAt > stoppingSince);
  expect(lateResponses.length).toBeGreaterThan(10);
  expect(lateResponses.every(({ closes }) => closes)).toBe(true);
  expect(await exited).toEqual([0, null]);
  expect((await sendRequest(port, agent, '/livez')).status).toBe('ECONNREFUSED');
  agent.destroy();
}, 300_000);

/** Starts a server with a request that waits for a database lock until `letGo` is called. */
async function startHeldRequest(environment: Record<string, string> = {}) {
  const reader = await signInLearner(app);
  const server = startProcess(app, 'main', environment);
  const port = await waitForPort(server);
  const release = await holdLock(app, 'LOCK TABLE text IN ACCESS EXCLUSIVE MODE');
  const response = sendRequest(
    port,
    new Agent(),
    '/api/texts/',
    `sessionid=${reader.cookies.get('sessionid')}`,
  );
  await waitForBlockedLock(app);
  return { ...server, answer: response, letGo: release, ended: once(server.child, 'close') };
}

test('finishes a running request before exiting', async () => {
  const { child, answer, letGo, ended, lines } = await startHeldRequest();
  child.kill('SIGTERM');
  await pause(300);
  expect(child.exitCode).toBeNull();
  await letGo();
  expect((await answer).status).toBe(200);
  expect(await ended).toEqual([0, null]);
  expect(lines.map(({ msg }) => msg)).not.toContain('requests aborted at shutdown');
}, 300_000);

test('cuts off a request that takes too long', async () => {
  const { child, answer, letGo, ended, waitForLog } = await startHeldRequest({ STOP_TIMEOUT_MS: '200' });
  child.kill('SIGTERM');
  expect((await answer).status).toBe('ECONNRESET');
  expect(await ended).toEqual([0, null]);
  expect(await waitForLog('requests aborted at shutdown')).toMatchObject({ requests: 1 });
  await letGo();
}, 300_000);

test('ignores a second signal within a second, and exits immediately on a later one', async () => {
  const { child, answer, letGo, ended } = await startHeldRequest();
  child.kill('SIGINT');
  child.kill('SIGTERM');
  await pause(1100);
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
  expect((await answer).status).toBe('ECONNRESET');
  await letGo();
}, 300_000);
