import { test as base } from '@playwright/test';

import { newLearner } from './people/person.ts';
import type { Person } from './people/person.ts';

interface Fixtures {
  /** Where the app is. */
  url: string;
  /** A learner of English, made for this test and signed in in its browser. */
  learner: Person;
}

/** Playwright's test, with the app and the people in it. */
export const test = base.extend<Fixtures>({
  url: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('E2E_URL does not say where the app is.');
    await use(baseURL);
  },
  learner: async ({ url, context }, use) => {
    const person = await newLearner(url);
    await person.enter(context);
    await use(person);
  },
});
