import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

const startTimeoutSeconds = 60;

/**
 * Starts a MariaDB server that listens only on a Unix socket in `folder`.
 * @param {string} folder
 * @returns {Promise<{ socket: string, stop: () => Promise<void> }>}
 */
export async function startMariadb(folder) {
  const socket = join(folder, 'mariadb.sock');
  const data = join(folder, 'mariadb');
  // MariaDB refuses to run as root unless told to.
  const userOption = process.getuid?.() === 0 ? ['--user=root'] : [];
  await execute('mariadb-install-db', [
    '--no-defaults',
    ...userOption,
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  const server = spawn(
    '/usr/sbin/mariadbd',
    [
      '--no-defaults',
      ...userOption,
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${join(folder, 'mariadb.pid')}`,
      `--log-error=${join(folder, 'mariadb.log')}`,
      '--skip-networking',
      '--innodb-flush-log-at-trx-commit=0',
    ],
    { stdio: 'ignore' },
  );
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
  };
  try {
    await waitUntilReady(socket, server);
    await execute('mariadb', [
      '--no-defaults',
      `--socket=${socket}`,
      '--user=root',
      '-e',
      'CREATE DATABASE wordpress',
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { socket, stop };
}

/**
 * @param {string} socket
 * @param {import('node:child_process').ChildProcess} server
 */
async function waitUntilReady(socket, server) {
  const ping = () =>
    execute('mariadb-admin', ['--no-defaults', `--socket=${socket}`, '--user=root', 'ping']).then(
      () => true,
      () => false,
    );
  const deadline = Date.now() + startTimeoutSeconds * 1000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`MariaDB ended with ${server.exitCode}.`);
    if (existsSync(socket) && (await ping())) return;
    await pause(100);
  }
  throw new Error(`MariaDB was not ready after ${startTimeoutSeconds} s.`);
}
