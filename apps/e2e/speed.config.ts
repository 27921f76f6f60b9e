import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

/** How fast screens and words are, as docs/web-speed.md tells: `npm run web-speed`. */
export default defineConfig(journeys, {
  testDir: 'speed',
  workers: 1,
  timeout: 1_200_000,
  expect: { timeout: 60_000 },
});
