import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { findFreePort } from './free-port.ts';
import { copyFreshSite, createFreshSite } from './fresh-site.ts';
import { startApp } from './start-app.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

/** Environment variable with the app's URL for the tests. If it is already set, the tests use that app. */
const urlVariable = 'E2E_URL';

/**
 * Playwright's global setup: starts one app for all tests that don't need their own. The app uses the database in
 * E2E_DATABASE_URL if that is set. Otherwise, it uses a copy of the fresh site, as do the apps started for single
 * tests. Returns the teardown.
 */
// eslint-disable-next-line import/no-default-export -- Playwright takes the set-up from the default export.
export default async function startSharedApp(): Promise<() => Promise<void>> {
  if (process.env[urlVariable]) return async () => {};
  const { E2E_DATABASE_URL: database } = process.env;
  const env = database ? { DATABASE_URL: database, EMBEDDED: '1' } : {};
  const removeFreshSite = database ? async () => {} : await createFreshSite();
  const folder = await createTemporaryFolder();
  await copyFreshSite(folder.path);
  const app = await startApp({ dataDir: folder.path, port: await findFreePort(), env });
  process.env[urlVariable] = app.url;
  return async () => {
    await app.stop();
    await printServerErrors(folder.path);
    await folder.remove();
    await removeFreshSite();
  };
}

/** Prints the errors in the server's logs, because a failed journey shows only the effect of an error. */
async function printServerErrors(dataDir: string): Promise<void> {
  for (const name of ['api', 'worker']) {
    const log = await readFile(join(dataDir, 'logs', `${name}.log`), 'utf8').catch(() => '');
    for (const line of log.split('\n')) if (/"level":[56]0/.test(line)) console.error(`${name}: ${line}`);
  }
}
