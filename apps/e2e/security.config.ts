import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

/** Attacks the running site the way its security review did: `npm run security`. */
export default defineConfig({
  ...journeys,
  testDir: 'security',
  globalSetup: './src/security/create-fresh-site.ts',
  // The checks of a file share a site, whose limits and logs they look at.
  fullyParallel: false,
  workers: 2,
  projects: [{ name: 'security', testMatch: '*.spec.ts' }],
});
