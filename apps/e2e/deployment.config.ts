import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

// Leave out the shared projects, which Playwright would otherwise merge into this configuration, because journeys that
// stop their own server can't run here.
const { projects: _speeds, ...shared } = journeys;

/**
 * Tests a site run from docker-compose.yml (`npm run test:compose`): everyday journeys first, then restarts and
 * backups.
 */
export default defineConfig(shared, {
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
        /journeys\/(register-and-start-learning|read-and-mark-words|watch-a-video|play-video-formats)\.spec\.ts$/,
    },
    { name: 'deployment', testMatch: /deployment\/.*\.spec\.ts$/, dependencies: ['journeys'] },
  ],
});
