import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isAlive, readProgramName } from '../process/identity.mjs';
import { lastLines, logSize, openLog } from '../process/log-file.mjs';
import { findFreePort } from '../process/port.mjs';
import { waitUntil } from '../process/wait-until.mjs';
import { findBinaries } from './binaries.mjs';
import { ensureCluster, serverOwner, SUPERUSER } from './cluster.mjs';

/** Settings of a temporary server, which doesn't have to survive a power failure. */
const NON_DURABLE_SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

/**
 * @typedef {object} Server
 * @property {(database: string) => string} urlOf returns the URL of a database
 * @property {() => Promise<void>} stop closes connections, flushes all data and stops the server
 */

/**
 * Starts the embedded PostgreSQL in a folder, or adopts a server that is still running there. Restarts the server on
 * the same port whenever it dies.
 * @param {object} options
 * @param {string} options.home folder of the database and its password
 * @param {string} options.log file for the server's messages
 * @param {string} options.database created if missing
 * @param {boolean} [options.durable] false for tests
 * @param {NodeJS.ProcessEnv | undefined} [options.env] environment of the server; the launcher's by default
 * @param {(sentence: string) => void} [options.onFailure]
 * @returns {Promise<Server>}
 */
export async function startPostgres(options) {
  const { home, log, database, durable = true, env, onFailure = () => undefined } = options;
  const owner = serverOwner(`${home}/data`);
  const { initdb, postgres } = await findBinaries(owner, home);
  const { folder, password } = ensureCluster({ home, owner, initdb, durable });
  const cluster = {
    folder,
    program: postgres,
    owner,
    log,
    settings: durable ? [] : NON_DURABLE_SETTINGS,
    env,
  };

  let runningServer = (await findOrphan(folder)) ?? (await launch(cluster, findFreePort));
  const { port } = runningServer;

  /** @type {Promise<void> | undefined} */
  let restarting;
  const restart = async () => {
    try {
      runningServer = await launch(cluster, async () => port);
      onFailure('The database had stopped and was restarted.');
    } catch (error) {
      onFailure(String(error));
    }
    restarting = undefined;
  };
  const watchdog = setInterval(() => {
    if (!isAlive(runningServer.pid)) restarting ??= restart();
  }, 500).unref();

  const urlOf = (/** @type {string} */ name) =>
    `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${name}`;
  await ensureDatabase(urlOf('postgres'), database);

  return {
    urlOf,
    stop: async () => {
      clearInterval(watchdog);
      await restarting;
      await stopPostmaster(runningServer.pid);
    },
  };
}

/**
 * Stops PostgreSQL with a "fast shutdown": drops connections, rolls back open transactions and flushes all data.
 * @param {number} pid
 */
async function stopPostmaster(pid) {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await waitUntil(() => !isAlive(pid), { seconds: 30, every: 20 })) return;
  process.kill(pid, 'SIGQUIT'); // An immediate shutdown. The next start recovers from the WAL.
  await waitUntil(() => !isAlive(pid), { seconds: 10 });
}

/**
 * Paths and settings for running a server.
 * @typedef {object} Cluster
 * @property {string} folder the database folder
 * @property {string} program path of `postgres`
 * @property {import('./cluster.mjs').Owner} owner
 * @property {string} log file for the server's messages
 * @property {string[]} settings such as `fsync=off`
 * @property {NodeJS.ProcessEnv | undefined} env environment of the server; the launcher's if undefined
 */

// The last processes of a killed server may hold its shared memory or port a little longer.
const TRANSIENT_ERRORS = /shared memory|Address already in use|lock file/;
const MAX_ATTEMPTS = 40;

/**
 * Starts the server and waits until it accepts connections.
 * @param {Cluster} cluster
 * @param {() => Promise<number>} choosePort called again for each attempt, because the port may have been taken
 * @returns {Promise<Postmaster>}
 */
async function launch(cluster, choosePort) {
  for (let attempt = 1; ; attempt += 1) {
    const from = logSize(cluster.log);
    const running = await tryLaunch(cluster, await choosePort());
    if (running) return running;
    const messages = lastLines(cluster.log, { lines: 12, from });
    if (attempt === MAX_ATTEMPTS || !TRANSIENT_ERRORS.test(messages))
      throw new Error(`PostgreSQL failed to start:\n${messages}`);
    await sleep(250);
  }
}

/**
 * @param {Cluster} cluster
 * @param {number} port
 */
async function tryLaunch({ folder, program, owner, log, settings, env }, port) {
  const messages = openLog(log);
  const allSettings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const server = spawn(
    program,
    ['-D', folder, '-p', String(port), ...allSettings.flatMap((setting) => ['-c', setting])],
    // Detached, so that Ctrl+C in the terminal reaches only the launcher, which shuts down the other processes in
    // order.
    { ...owner, cwd: '/', env, stdio: ['ignore', 'ignore', messages.descriptor], detached: true },
  );
  messages.close();
  let hasExited = false;
  server.once('exit', () => (hasExited = true));
  server.once('error', () => (hasExited = true));
  server.unref();
  // A killed server leaves its postmaster.pid behind, so check that the file belongs to this server.
  const running = () => {
    const found = readPostmaster(folder);
    return found?.pid === server.pid && found?.ready ? found : undefined;
  };
  await waitUntil(() => hasExited || running() !== undefined, { seconds: 120, every: 10 });
  return hasExited ? undefined : running();
}

/**
 * A running server, as described by its postmaster.pid.
 * @typedef {{ pid: number, port: number, ready: boolean }} Postmaster
 */

/**
 * @param {string} folder the database folder
 * @returns {Postmaster | undefined}
 */
export function readPostmaster(folder) {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Returns the server that a killed launcher left running on this folder, once it is ready. Removes the PID file of a
 * dead server, because PostgreSQL refuses to start if another program of the same account has reused its PID. The
 * caller must hold the data folder's lock.
 * @param {string} folder
 * @returns {Promise<Postmaster | undefined>}
 */
async function findOrphan(folder) {
  const found = readPostmaster(folder);
  if (!found) return undefined;
  const program = isAlive(found.pid) ? (readProgramName(found.pid) ?? 'postgres') : undefined;
  if (!program?.startsWith('postgres')) {
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    return undefined;
  }
  // The server may still be recovering, or already be shutting down.
  await waitUntil(() => !isAlive(found.pid) || readPostmaster(folder)?.ready === true, { seconds: 60 });
  return isAlive(found.pid) ? readPostmaster(folder) : undefined;
}

/**
 * Creates a database unless it exists.
 * @param {string} maintenanceUrl of a database that always exists on the same server
 * @param {string} name a plain identifier
 */
export async function ensureDatabase(maintenanceUrl, name) {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE "${name}"`);
  } finally {
    await client.end();
  }
}
