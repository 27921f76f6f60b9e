import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { findFreePort } from './free-port.ts';
import { startApp } from './start-app.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

/** Environment variable with the path of the fresh site's data folder. */
const folderVariable = 'E2E_FRESH_SITE';

/** Settings for a database that doesn't have to survive a power failure. */
const nonDurableSettings = 'fsync = off\nfull_page_writes = off\nsynchronous_commit = off\n';

/**
 * Starts a new site and stops it again, so that other apps can start from a copy of its data. Creating a database and
 * its first texts takes three times as long as the rest of the startup. Returns a function that removes the data.
 */
export async function createFreshSite(): Promise<() => Promise<void>> {
  const { path, remove } = await createTemporaryFolder();
  const app = await startApp({ dataDir: path, port: await findFreePort() });
  await app.stop();
  const settings = join(path, 'postgres/data/postgresql.auto.conf');
  // If PostgreSQL's account can't access the folder, the database is stored elsewhere, and copies of the folder would
  // share it.
  if (existsSync(settings)) {
    await appendFile(settings, nonDurableSettings);
    process.env[folderVariable] = path;
  }
  return remove;
}

/** Fills a new data folder with a copy of the fresh site, if there is one. */
export async function copyFreshSite(dataDir: string): Promise<void> {
  const { [folderVariable]: source } = process.env;
  // The database's files belong to PostgreSQL's own account. Node's `cp` wouldn't preserve their owner.
  if (source) await promisify(execFile)('cp', ['-a', `${source}/.`, dataDir]);
}
