import { once } from 'node:events';
import net from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { sweep } from './definitions.ts';
import { createEnqueuer } from './enqueuer.ts';

/** Returns the URL of a server that accepts connections but never responds. */
async function startSilentServer(): Promise<string> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `redis://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
}

test('times out when the queue doesn’t respond', async () => {
  const jobs = createEnqueuer({ redisUrl: await startSilentServer() }, () => {}, 500);
  const start = performance.now();
  await expect(jobs.enqueue(sweep, {})).rejects.toThrow('the queue did not respond in time');
  await expect(jobs.states()).rejects.toThrow('the queue did not respond in time');
  expect(performance.now() - start).toBeLessThan(8000);
}, 300_000);
