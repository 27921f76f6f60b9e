import { findFreePort } from '../app/free-port.ts';
import { startApp } from '../app/start-app.ts';
import { createTemporaryFolder } from '../app/temporary-folder.ts';
import { demoLearner } from '../users/demo-accounts.ts';
import { signIn } from '../users/user.ts';
import type { User } from '../users/user.ts';
import { test as base } from '../test.ts';

/** A companion site connected to an app. */
interface Site {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Like `test`, but with a separate app connected to a companion site. `start` starts the site, which allows requests
 * from the app's origin. The learner is the demo learner, who is learning French, English, Spanish, German and
 * Japanese.
 */
export const companionTest = <Kind extends Site>(start: (origin: string) => Promise<Kind>) =>
  base.extend<{ siteAndApp: { site: Kind; appUrl: string }; site: Kind; learner: User }>({
    siteAndApp: [
      // Playwright infers a fixture's dependencies from its first argument.
      // eslint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const folder = await createTemporaryFolder();
        const port = await findFreePort();
        const site = await start(`http://127.0.0.1:${port}`);
        try {
          const env = { COMPANION_SITE_URL: site.url };
          const app = await startApp({ dataDir: folder.path, port, env });
          await use({ site, appUrl: app.url });
          await app.stop();
        } finally {
          await site.stop();
          await folder.remove();
        }
      },
      { timeout: 240_000 },
    ],
    baseURL: ({ siteAndApp }, use) => use(siteAndApp.appUrl),
    site: ({ siteAndApp }, use) => use(siteAndApp.site),
    learner: async ({ url, context }, use) => {
      const user = await signIn(url, demoLearner);
      await user.signInTo(context);
      await use(user);
    },
  });
