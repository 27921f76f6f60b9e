import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../process/port.mjs';
import { waitUntil } from '../process/wait-until.mjs';

/** Number of databases; each test process uses sixteen of them. */
const databases = 256;

/**
 * Starts a temporary Redis server for a test run, without persistence.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url` without a database number
 */
export async function startTemporaryRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-redis-'));
  const port = await findFreePort();
  const options = [
    '--port',
    port,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--dir',
    folder,
    '--databases',
    databases,
  ];
  const server = spawn('redis-server', options.map(String), { stdio: 'ignore' });
  await waitUntil(() => isListening(port), { seconds: 10 });
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      const exited = once(server, 'exit');
      server.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (/** @type {boolean} */ isOpen) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
