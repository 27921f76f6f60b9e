import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

/** Attacks a running site as described in docs/security-review.md: `npm run security`. */
export default defineConfig({
  ...journeys,
  testDir: 'security',
  globalSetup: './src/security/create-fresh-site.ts',
  // The checks in a file share a site, so they would affect each other's rate limits and logs.
  fullyParallel: false,
  workers: 2,
  projects: [{ name: 'security', testMatch: '*.spec.ts' }],
});
