import { test as base } from '@playwright/test';

import { createLearnerAccount } from './users/user.ts';
import type { User } from './users/user.ts';

interface Fixtures {
  url: string;
  /** A learner of English, created for this test. The test's browser context is signed in as this user. */
  learner: User;
}

/** Playwright's test with fixtures for the app and its users. */
export const test = base.extend<Fixtures>({
  url: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('E2E_URL does not say where the app is.');
    await use(baseURL);
  },
  learner: async ({ url, context }, use) => {
    const user = await createLearnerAccount(url);
    await user.signInTo(context);
    await use(user);
  },
});
