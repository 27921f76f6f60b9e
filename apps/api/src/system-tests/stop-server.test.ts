import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { expect, test, vi } from 'vitest';

import { holdLock, waitsForLock } from '#testing/hold-lock.ts';
import { startProcess, type OwnProcess } from '#testing/processes.ts';
import { signedIn } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const portOf = async ({ logged }: OwnProcess): Promise<number> =>
  (await logged('listening'))['port'] as number;

/** Sends a request over an agent's connections. Resolves with the status or error code. */
const ask = (
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

test('answers every request while stopping, and tells proxies to close their connections', async () => {
  const server = startProcess(app, 'main', { STOP_DELAY_MS: '4000' });
  const port = await portOf(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const ended = once(server.child, 'exit');
  const answers: { status: number | string; closes: boolean; asked: number }[] = [];
  let stoppingSince = Number.POSITIVE_INFINITY;
  const client = async () => {
    while (performance.now() < stoppingSince + 500) {
      const asked = performance.now();
      answers.push({ ...(await ask(port, agent, '/api/languages/')), asked });
    }
  };
  const clients = Array.from({ length: 8 }, client);
  await pause(200);
  expect((await ask(port, agent, '/readyz')).status).toBe(200);
  server.child.kill('SIGTERM');
  // A busy machine may deliver the signal late.
  await vi.waitFor(async () => expect((await ask(port, agent, '/readyz')).status).toBe(503), 100_000);
  stoppingSince = performance.now();
  expect((await ask(port, agent, '/livez')).status).toBe(200);
  await Promise.all(clients);
  expect(answers.length).toBeGreaterThan(50);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const late = answers.filter(({ asked }) => asked > stoppingSince);
  expect(late.length).toBeGreaterThan(10);
  expect(late.every(({ closes }) => closes)).toBe(true);
  expect(await ended).toEqual([0, null]);
  expect((await ask(port, agent, '/livez')).status).toBe('ECONNREFUSED');
  agent.destroy();
}, 300_000);

/** Starts a server with a request that waits for a database lock until `letGo`. */
async function withHeldRequest(environment: Record<string, string> = {}) {
  const reader = await signedIn(app);
  const server = startProcess(app, 'main', environment);
  const port = await portOf(server);
  const letGo = await holdLock(app, 'LOCK TABLE text IN ACCESS EXCLUSIVE MODE');
  const answer = ask(port, new Agent(), '/api/texts/', `sessionid=${reader.cookies.get('sessionid')}`);
  await waitsForLock(app);
  return { ...server, answer, letGo, ended: once(server.child, 'exit') };
}

test('finishes a running request before exiting', async () => {
  const { child, answer, letGo, ended, lines } = await withHeldRequest();
  child.kill('SIGTERM');
  await pause(300);
  expect(child.exitCode).toBeNull();
  await letGo();
  expect((await answer).status).toBe(200);
  expect(await ended).toEqual([0, null]);
  expect(lines.map(({ msg }) => msg)).not.toContain('requests cut off');
}, 300_000);

test('cuts off a request that takes too long', async () => {
  const { child, answer, letGo, ended, logged } = await withHeldRequest({ STOP_TIMEOUT_MS: '200' });
  child.kill('SIGTERM');
  expect((await answer).status).toBe('ECONNRESET');
  expect(await ended).toEqual([0, null]);
  expect(await logged('requests cut off')).toMatchObject({ requests: 1 });
  await letGo();
}, 300_000);

test('ignores a second signal within a second, and exits immediately on a later one', async () => {
  const { child, answer, letGo, ended } = await withHeldRequest();
  child.kill('SIGINT');
  child.kill('SIGTERM');
  await pause(1100);
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
  expect((await answer).status).toBe('ECONNRESET');
  await letGo();
}, 300_000);
