import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

/** Measures how fast screens load and word changes appear, for docs/web-speed.md: `npm run web-speed`. */
export default defineConfig(journeys, {
  testDir: 'speed',
  workers: 1,
  timeout: 1_200_000,
  expect: { timeout: 60_000 },
});
