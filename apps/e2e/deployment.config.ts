import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

/** The site as docker-compose.yml runs it: `npm run test:compose`. Everyday journeys first, then what happens to servers. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './src/deployment/compose-site.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 600_000,
  projects: [
    {
      name: 'journeys',
      testMatch:
        /journeys\/(register-and-start-learning|read-and-mark-words|watch-a-talk|play-every-kind-of-video)\.spec\.ts$/,
    },
    { name: 'deployment', testMatch: /deployment\/.*\.spec\.ts$/, dependencies: ['journeys'] },
  ],
});
