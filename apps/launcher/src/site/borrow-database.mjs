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
 * Returns the site's database for a command that runs next to the site: the one of a running site, or else one that is
 * started until `giveBack`.
 * @param {import('../settings.mjs').Settings} settings
 * @returns {Promise<{ url: string, giveBack: () => Promise<void> }>}
 */
export async function borrowDatabase(settings) {
  const borrowed = settings.databaseUrl
    ? { url: settings.databaseUrl, giveBack: async () => undefined }
    : await borrowEmbedded(settings);
  await migrateDatabase(borrowed.url);
  return borrowed;
}

/** @param {import('../settings.mjs').Settings} settings */
async function borrowEmbedded(settings) {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o711 });
  const lock = takeLock(join(settings.dataDir, 'launcher.lock'));
  if ('pid' in lock) return { url: runningUrl(settings), giveBack: async () => undefined };
  try {
    const database = await openDatabase(settings, () => undefined);
    const giveBack = async () => {
      await database.stop();
      lock.release();
    };
    return { url: database.url, giveBack };
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
