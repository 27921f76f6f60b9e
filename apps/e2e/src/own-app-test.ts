import { freePort } from './app/free-port.ts';
import { runCommand, startApp } from './app/start-app.ts';
import { temporaryFolder } from './app/temporary-folder.ts';
import { test as base } from './test.ts';

/** An app that one test has for itself, and may stop and start again with the same data at the same address. */
export interface OwnApp {
  url: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Ends it without warning. */
  kill: () => Promise<void>;
  /** Runs an operator's command on its data and answers what it printed. */
  command: (...args: string[]) => Promise<string>;
}

/** Like `test`, but with an app of its own, which no other test sees. */
export const ownAppTest = base.extend<{ ownApp: OwnApp }>({
  ownApp: [
    // Playwright reads from the first argument what a fixture needs.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await temporaryFolder();
      const place = { dataDir: folder.path, port: await freePort() };
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
    },
    { timeout: 180_000 },
  ],
  baseURL: ({ ownApp }, use) => use(ownApp.url),
});
