import { freePort } from './app/free-port.ts';
import { runCommand, startApp } from './app/start-app.ts';
import { temporaryFolder } from './app/temporary-folder.ts';
import { test as base } from './test.ts';

/** An app beside the shared one, which a test may stop and restart with the same data at the same URL. */
export interface OwnApp {
  url: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Kills it without warning. */
  kill: () => Promise<void>;
  /** Runs an operator's command on its data; returns the output. */
  command: (...args: string[]) => Promise<string>;
}

/** Runs an app on a new database while `use` runs. */
async function provideApp(
  use: (app: OwnApp) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const folder = await temporaryFolder();
  const place = { dataDir: folder.path, port: await freePort(), env };
  let app = await startApp(place);
  await use({
    url: app.url,
    start: async () => {
      app = await startApp(place);
    },
    stop: () => app.stop(),
    kill: () => app.kill(),
    command: (...args) => runCommand(place, args),
  });
  await app.stop();
  await folder.remove();
}

/** Milliseconds in which an app starts. */
const timeout = 180_000;

/** Like `test`, but with its own app, which no other test uses. */
export const ownAppTest = base.extend<{ ownApp: OwnApp }>({
  // Playwright infers a fixture's dependencies from its first argument.
  // eslint-disable-next-line no-empty-pattern
  ownApp: [({}, use) => provideApp(use), { timeout }],
  baseURL: ({ ownApp }, use) => use(ownApp.url),
});

/** Like `test`, but with an app that only these tests use, one after the other. */
export const restartTest = base.extend<object, { ownApp: OwnApp }>({
  // eslint-disable-next-line no-empty-pattern
  ownApp: [({}, use) => provideApp(use), { scope: 'worker', timeout }],
  baseURL: ({ ownApp }, use) => use(ownApp.url),
});

/** Like `ownAppTest`, but the app installs the dictionaries that come with it. */
export const freshAppTest = base.extend<{ ownApp: OwnApp }>({
  // eslint-disable-next-line no-empty-pattern
  ownApp: [({}, use) => provideApp(use, { BUNDLED_DICTIONARIES: '1' }), { timeout }],
  baseURL: ({ ownApp }, use) => use(ownApp.url),
});
