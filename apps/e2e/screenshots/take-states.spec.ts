import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { ownAppTest as test } from '../src/own-app-test.ts';
import { createUsers } from './states/create-users.ts';
import { captureVariants } from './states/capture-variants.ts';
import { captureSheet } from './states/capture-sheet.ts';

/** Screens with a learner's own statistics and content. If a path has a fragment, the page scrolls to it. */
const screens = {
  dashboard: '/dashboard',
  progress: '/progress',
  journal: '/journal',
  reports: '/reports?kind=learning',
  vocabulary: '/reports?kind=vocabulary',
  tags: '/tags',
  saved: '/saved',
  notifications: '/notifications',
  settings: '/settings',
  data: '/settings#data',
  help: '/help',
};

test('captures every personal screen with a lot of data, with little data and with none', async ({
  page,
  ownApp,
  browser,
}, info) => {
  test.setTimeout(900_000);
  const folder = info.outputPath('states');
  const users = await createUsers(ownApp.url);
  for (const [state, user] of Object.entries(users)) {
    await mkdir(join(folder, state), { recursive: true });
    await captureVariants(browser, ownApp.url, user, join(folder, state), screens);
  }
  for (const screen of Object.keys(screens)) await captureSheet(page, screen, Object.keys(users), folder);
});
