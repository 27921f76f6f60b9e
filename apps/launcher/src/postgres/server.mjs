import { isAlive } from '../process/identity.mjs';
import { freePort } from '../process/port.mjs';
import { waitUntil } from '../process/wait-until.mjs';
import { findBinaries } from './binaries.mjs';
import { ensureCluster, SUPERUSER } from './cluster.mjs';
import { ensureDatabase } from './database.mjs';
import { launch } from './launch.mjs';
import { serverOwner } from './owner.mjs';
import { findOrphan } from './postmaster.mjs';

/** Settings of a temporary server, which doesn't have to survive a power failure. */
const FORGETFUL = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

/**
 * @typedef {object} Server
 * @property {(database: string) => string} urlOf returns the URL of a database
 * @property {() => Promise<void>} stop closes connections, flushes everything and stops the server
 */

/**
 * Starts the embedded PostgreSQL of a folder, or adopts one that is still running there, and restarts it on the same
 * port whenever it dies.
 * @param {object} options
 * @param {string} options.home folder of the database and its password
 * @param {string} options.log file for the server's messages
 * @param {string} options.database created if missing
 * @param {boolean} [options.durable] false for tests
 * @param {NodeJS.ProcessEnv | undefined} [options.env] environment of the server, ours by default
 * @param {(sentence: string) => void} [options.onFailure]
 * @returns {Promise<Server>}
 */
export async function startPostgres(options) {
  const { home, log, database, durable = true, env, onFailure = () => undefined } = options;
  const owner = serverOwner(`${home}/data`);
  const { initdb, postgres } = await findBinaries(owner, home);
  const { folder, password } = ensureCluster({ home, owner, initdb, durable });
  const cluster = { folder, program: postgres, owner, log, settings: durable ? [] : FORGETFUL, env };

  let running = (await findOrphan(folder)) ?? (await launch(cluster, freePort));
  const { port } = running;

  /** @type {Promise<void> | undefined} */
  let restarting;
  const restart = async () => {
    try {
      running = await launch(cluster, async () => port);
      onFailure('The database had stopped; it was started again.');
    } catch (error) {
      onFailure(String(error));
    }
    restarting = undefined;
  };
  const watch = setInterval(() => {
    if (!isAlive(running.pid)) restarting ??= restart();
  }, 500).unref();

  const urlOf = (/** @type {string} */ name) =>
    `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${name}`;
  await ensureDatabase(urlOf('postgres'), database);

  return {
    urlOf,
    stop: async () => {
      clearInterval(watch);
      await restarting;
      await stopPostmaster(running.pid);
    },
  };
}

/**
 * Stops PostgreSQL with a "fast shutdown": drops connections, rolls back open transactions and flushes everything.
 * @param {number} pid
 */
async function stopPostmaster(pid) {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await waitUntil(() => !isAlive(pid), { seconds: 30, every: 20 })) return;
  process.kill(pid, 'SIGQUIT'); // immediate shutdown; the next start recovers from the WAL
  await waitUntil(() => !isAlive(pid), { seconds: 10 });
}
