import { once } from 'node:events';
import net from 'node:net';

import { expect, onTestFinished, test, vi } from 'vitest';

import { openConsumer, openQueue } from './backend.ts';

/** Listens on a free port. `connected` resolves with the first connection. */
async function listen(): Promise<{ redisUrl: string; server: net.Server; connected: Promise<net.Socket> }> {
  const server = net.createServer();
  const connected = once(server, 'connection').then(([socket]) => socket as net.Socket);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { redisUrl: `redis://127.0.0.1:${(server.address() as net.AddressInfo).port}`, server, connected };
}

/** Returns the URL of a closed port. */
async function findClosedPort(): Promise<string> {
  const { redisUrl, server } = await listen();
  server.close();
  await once(server, 'close');
  return redisUrl;
}

const options = { concurrency: 1, lockDuration: 30_000 };

test('closes the connection of a closed queue', async () => {
  const { redisUrl, connected } = await listen();
  const queue = openQueue({ redisUrl }, 'upkeep', () => {});
  queue.on('error', () => {});
  const socket = await connected;
  const closed = once(socket, 'close');
  socket.resume();
  await Promise.all([queue.close(), closed]);
});

test('reports an unreachable Redis without writing to the console', async () => {
  const unhandled = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => unhandled.mockRestore());
  const redisUrl = await findClosedPort();
  const reports = { queue: vi.fn<(error: Error) => void>(), worker: vi.fn<(error: Error) => void>() };
  const queue = openQueue({ redisUrl }, 'upkeep', reports.queue);
  queue.on('error', () => {});
  const worker = openConsumer({ redisUrl }, 'upkeep', async () => {}, options);
  worker.on('error', reports.worker);
  onTestFinished(async () => void (await Promise.all([queue.close(), worker.close()])));

  // Once both the queue and the worker have reported three errors, each of their connections has failed at least once.
  await vi.waitFor(
    () => {
      for (const report of Object.values(reports)) expect(report.mock.calls.length).toBeGreaterThan(2);
    },
    { timeout: 100_000 },
  );
  expect(reports.queue.mock.calls[0]?.[0]).toMatchObject({ code: 'ECONNREFUSED' });
  expect(unhandled).not.toHaveBeenCalled();
});
