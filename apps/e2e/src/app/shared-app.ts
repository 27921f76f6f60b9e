import { freePort } from './free-port.ts';
import { startApp } from './start-app.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Names the variable that tells the tests where the app is; set from outside, that app is used as it is. */
const variable = 'E2E_URL';

/**
 * Playwright's global set-up: one app for all journeys that need no other. Answers what ends it.
 */
// eslint-disable-next-line import/no-default-export -- Playwright takes the set-up from the default export.
export default async function startSharedApp(): Promise<() => Promise<void>> {
  if (process.env[variable]) return async () => {};
  const folder = await temporaryFolder();
  const app = await startApp({ dataDir: folder.path, port: await freePort() });
  process.env[variable] = app.url;
  return async () => {
    await app.stop();
    await folder.remove();
  };
}
