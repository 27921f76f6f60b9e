import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { APP_ROLE, ensureAppPassword, postgresHome, SUPERUSER } from '../postgres/cluster.mjs';
import { readPostmaster, startPostgres } from '../postgres/server.mjs';
import { acquireLock } from '../process/lock.mjs';
import { LauncherError } from '../launcher-error.mjs';
import { ROOT } from '../settings.mjs';

/**
 * URLs of a database: one with the site's role and, for the embedded server, one with its superuser.
 * @typedef {{ url: string, adminUrl?: string | undefined }} Addresses
 */

/**
 * Opens the site's database: the operator's own, or the embedded one in the data folder.
 * @param {import('../settings.mjs').Settings} settings
 * @param {(sentence: string) => void} onFailure
 * @returns {Promise<Addresses & { stop: () => Promise<void> }>}
 */
export async function openDatabase({ databaseUrl, dataDir, logDir }, onFailure) {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined };
  const home = postgresHome(dataDir);
  const server = await startPostgres({
    home,
    log: `${logDir}/postgres.log`,
    database: 'glossa',
    onFailure,
  });
  const adminUrl = server.urlOf('glossa');
  return { url: toAppUrl(adminUrl, home), adminUrl, stop: server.stop };
}

/**
 * Migrates a database with the API's code, which must be built first. With a superuser's URL, first makes sure that the
 * site's role exists and owns the database.
 * @param {Addresses} addresses
 * @returns {Promise<string[]>} names of the migrations and functions applied now
 */
export async function migrateDatabase({ url, adminUrl }) {
  const importProgram = (/** @type {string} */ name) =>
    import(pathToFileURL(join(ROOT, `apps/api/dist/${name}.js`)).href);
  if (adminUrl) {
    const { ensureAppRole } = /** @type {typeof import('@glossa/db/app-role')} */ (
      await importProgram('app-role')
    );
    await ensureAppRole(adminUrl, url);
  }
  const { migrate } = /** @type {typeof import('@glossa/db/migrate')} */ (await importProgram('migrate'));
  return migrate(url, join(ROOT, 'prisma/migrations'));
}

/**
 * Returns the site's migrated database for a command. If the site isn't running, starts the database and stops it when
 * `release` is called.
 * @param {import('../settings.mjs').Settings} settings
 * @returns {Promise<{ url: string, release: () => Promise<void> }>}
 */
export async function acquireDatabase(settings) {
  const database = settings.databaseUrl
    ? { url: settings.databaseUrl, release: async () => undefined }
    : await acquireEmbedded(settings);
  await migrateDatabase(database);
  return database;
}

/**
 * @param {import('../settings.mjs').Settings} settings
 * @returns {Promise<Addresses & { release: () => Promise<void> }>}
 */
async function acquireEmbedded(settings) {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o711 });
  const lock = acquireLock(join(settings.dataDir, 'launcher.lock'));
  if ('pid' in lock) return { ...runningAddresses(settings), release: async () => undefined };
  try {
    const database = await openDatabase(settings, () => undefined);
    const release = async () => {
      await database.stop();
      lock.release();
    };
    return { ...database, release };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * @param {import('../settings.mjs').Settings} settings
 * @returns {Addresses}
 */
function runningAddresses({ dataDir }) {
  const home = postgresHome(dataDir);
  const postmaster = readPostmaster(join(home, 'data'));
  if (!postmaster?.ready)
    throw new LauncherError('The site is currently starting or stopping. Try again in a moment.');
  const password = readFileSync(join(home, 'password'), 'utf8');
  const adminUrl = `postgresql://${SUPERUSER}:${password}@127.0.0.1:${postmaster.port}/glossa`;
  return { url: toAppUrl(adminUrl, home), adminUrl };
}

/**
 * @param {string} adminUrl
 * @param {string} home PostgreSQL's folder
 */
function toAppUrl(adminUrl, home) {
  const url = new URL(adminUrl);
  url.username = APP_ROLE;
  url.password = ensureAppPassword(home);
  return url.href;
}
