import { defineConfig } from '@playwright/test';

import { browserFlags } from './src/browser-flags.ts';

const { CHROMIUM_PATH: browser, E2E_URL: url } = process.env;

/** These journeys restart an app that they share, so they run one after another in a single worker and start first. */
const restartSpecs =
  /(practice-twenty-cards|read-a-real-novel|read-during-a-server-outage|read-a-purchased-book-offline|use-a-dictionary)\.spec\.ts$/;

/** Slow journeys start early, so that none of them is left running alone at the end. */
const slowSpecs = /(watch-a-video|manage-the-library|check-every-screen|follow-every-link)\.spec\.ts$/;

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './src/app/shared-app.ts',
  fullyParallel: true,
  // More workers than cores, because every journey spends time waiting: for a job, while typing, or until a message
  // disappears.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  // Most journeys take seconds, but those that go through all screens take minutes. Three browsers, the server, its
  // worker and PostgreSQL may share two busy cores.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: [
    { name: 'restarts', testMatch: restartSpecs, workers: 1 },
    { name: 'long', testMatch: slowSpecs },
    { name: 'others', testIgnore: [restartSpecs, slowSpecs] },
  ],
  use: {
    actionTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Reduced motion makes animations ten times as fast. Animations themselves are checked by eye.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    // A service worker would keep the app cached between journeys. Only the offline journeys allow service workers.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Tracing doubles the running time.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    // The global setup sets this before the tests run.
    ...(url ? { baseURL: url } : {}),
    launchOptions: { args: browserFlags, ...(browser ? { executablePath: browser } : {}) },
  },
});
