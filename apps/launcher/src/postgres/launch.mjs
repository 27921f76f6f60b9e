import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastLines, logSize, openLog } from '../process/log-file.mjs';
import { waitUntil } from '../process/wait-until.mjs';
import { readPostmaster } from './postmaster.mjs';

/**
 * Everything needed to run a server.
 * @typedef {object} Cluster
 * @property {string} folder the database folder
 * @property {string} program path of `postgres`
 * @property {import('./owner.mjs').Owner} owner
 * @property {string} log file for the server's messages
 * @property {string[]} settings such as `fsync=off`
 * @property {NodeJS.ProcessEnv | undefined} env environment of the server; the launcher's if undefined
 */

// The last processes of a killed server may hold its shared memory or port a little longer.
const PASSES_BY = /shared memory|Address already in use|lock file/;
const TRIES = 40;

/**
 * Starts the server and waits until it accepts connections.
 * @param {Cluster} cluster
 * @param {() => Promise<number>} choosePort called again for each attempt, because the port may have been taken
 * @returns {Promise<import('./postmaster.mjs').Postmaster>}
 */
export async function launch(cluster, choosePort) {
  for (let attempt = 1; ; attempt += 1) {
    const from = logSize(cluster.log);
    const running = await tryLaunch(cluster, await choosePort());
    if (running) return running;
    const messages = lastLines(cluster.log, { lines: 12, from });
    if (attempt === TRIES || !PASSES_BY.test(messages))
      throw new Error(`PostgreSQL did not start:\n${messages}`);
    await sleep(250);
  }
}

/**
 * @param {Cluster} cluster
 * @param {number} port
 */
async function tryLaunch({ folder, program, owner, log, settings, env }, port) {
  const messages = openLog(log);
  const wanted = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const server = spawn(
    program,
    ['-D', folder, '-p', String(port), ...wanted.flatMap((setting) => ['-c', setting])],
    // Detached, so that Ctrl+C in the terminal reaches only the launcher, which shuts down the others in order.
    { ...owner, cwd: '/', env, stdio: ['ignore', 'ignore', messages.descriptor], detached: true },
  );
  messages.close();
  let ended = false;
  server.once('exit', () => (ended = true));
  server.once('error', () => (ended = true));
  server.unref();
  // A killed server leaves its postmaster.pid behind, so check that the file belongs to this server.
  const running = () => {
    const found = readPostmaster(folder);
    return found?.pid === server.pid && found?.ready ? found : undefined;
  };
  await waitUntil(() => ended || running() !== undefined, { seconds: 120, every: 10 });
  return ended ? undefined : running();
}
