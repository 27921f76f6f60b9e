import { defineConfig } from '@playwright/test';

import { browserFlags } from './src/browser-flags.ts';

const { CHROMIUM_PATH: browser, E2E_URL: url } = process.env;

/** These restart their app, which they use one after the other in one worker; so they start first. */
const restarts =
  /(practice-twenty-cards|read-a-real-novel|read-during-a-server-outage|read-a-purchased-book-offline|use-a-dictionary)\.spec\.ts$/;

/** Slow journeys start first, so that none of them runs alone at the end. */
const long = /(watch-a-video|manage-the-library|check-every-screen|follow-every-link)\.spec\.ts$/;

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './src/app/shared-app.ts',
  fullyParallel: true,
  // Each journey waits now and then: for a job, for typing, for a message to disappear.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  // Most journeys take seconds, those through all screens minutes. Three browsers, the server, its worker and
  // PostgreSQL may share two busy cores.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: [
    { name: 'restarts', testMatch: restarts, workers: 1 },
    { name: 'long', testMatch: long },
    { name: 'others', testIgnore: [restarts, long] },
  ],
  use: {
    actionTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Animations take a tenth of the time; they are checked by eye.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    // A service worker would cache the app between journeys; the offline journey allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Tracing doubles the duration.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    // Set by the global setup before tests run.
    ...(url ? { baseURL: url } : {}),
    launchOptions: { args: browserFlags, ...(browser ? { executablePath: browser } : {}) },
  },
});
