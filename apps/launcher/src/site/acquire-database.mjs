import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresHome } from '../postgres/home.mjs';
import { readPostmaster } from '../postgres/postmaster.mjs';
import { SUPERUSER } from '../postgres/cluster.mjs';
import { takeLock } from '../process/lock.mjs';
import { Refusal } from '../refusal.mjs';
import { migrateDatabase } from './migrate.mjs';
import { openDatabase } from './open-database.mjs';

/**
 * Returns the site's database for a command that runs next to the site: that of the running site, or else one that is
 * started until `release`.
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
  const lock = takeLock(join(settings.dataDir, 'launcher.lock'));
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
  const running = readPostmaster(join(home, 'data'));
  if (!running?.ready) throw new Refusal('The site is just starting or stopping. Try again in a moment.');
  const password = readFileSync(join(home, 'password'), 'utf8');
  return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${running.port}/glossa`;
}
