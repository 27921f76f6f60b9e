import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { postgresHome, SUPERUSER } from '../postgres/cluster.mjs';
import { readPostmaster, startPostgres } from '../postgres/server.mjs';
import { acquireLock } from '../process/lock.mjs';
import { LauncherError } from '../launcher-error.mjs';
import { ROOT } from '../settings.mjs';

/**
 * Opens the site's database: the operator's own, or the embedded one in the data folder.
 * @param {import('../settings.mjs').Settings} settings
 * @param {(sentence: string) => void} onFailure
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function openDatabase({ databaseUrl, dataDir, logDir }, onFailure) {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined };
  const server = await startPostgres({
    home: postgresHome(dataDir),
    log: `${logDir}/postgres.log`,
    database: 'glossa',
    onFailure,
  });
  return { url: server.urlOf('glossa'), stop: server.stop };
}

/**
 * Migrates a database with the API's code, which must be built first.
 * @param {string} url
 * @returns {Promise<string[]>} names of the migrations and functions applied now
 */
export async function migrateDatabase(url) {
  const program = pathToFileURL(join(ROOT, 'apps/api/dist/migrate.js')).href;
  const { migrate } = /** @type {typeof import('@glossa/db/migrate')} */ (await import(program));
  return migrate(url, join(ROOT, 'prisma/migrations'));
}

/**
 * Returns the site's migrated database for a command: the running site's, or else one that runs until `release` is
 * called.
 * @param {import('../settings.mjs').Settings} settings
 * @returns {Promise<{ url: string, release: () => Promise<void> }>}
 */
export async function acquireDatabase(settings) {
  const database = settings.databaseUrl
    ? { url: settings.databaseUrl, release: async () => undefined }
    : await acquireEmbedded(settings);
  await migrateDatabase(database.url);
  return database;
}

/** @param {import('../settings.mjs').Settings} settings */
async function acquireEmbedded(settings) {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o711 });
  const lock = acquireLock(join(settings.dataDir, 'launcher.lock'));
  if ('pid' in lock) return { url: runningUrl(settings), release: async () => undefined };
  try {
    const database = await openDatabase(settings, () => undefined);
    const release = async () => {
      await database.stop();
      lock.release();
    };
    return { url: database.url, release };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** @param {import('../settings.mjs').Settings} settings */
function runningUrl({ dataDir }) {
  const home = postgresHome(dataDir);
  const postmaster = readPostmaster(join(home, 'data'));
  if (!postmaster?.ready)
    throw new LauncherError('The site is currently starting or stopping. Try again in a moment.');
  const password = readFileSync(join(home, 'password'), 'utf8');
  return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${postmaster.port}/glossa`;
}
