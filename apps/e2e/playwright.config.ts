import { defineConfig } from '@playwright/test';

import { browserFlags } from './src/browser-flags.ts';

const { CHROMIUM_PATH: browser, E2E_URL: url } = process.env;

/** They begin first, so that none of them goes on alone at the end. */
const long = /(watch-a-talk|read-a-real-novel|meet-no-barriers|practise-twenty-cards)\.spec\.ts$/;

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './src/app/shared-app.ts',
  fullyParallel: true,
  // Each waits now and then: for a job, a word that is typed, a message that goes away.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  // Most journeys take seconds, the walks through all screens minutes. Three browsers, the server, its worker and PostgreSQL may share two busy cores.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: [
    { name: 'long', testMatch: long },
    { name: 'others', testIgnore: long },
  ],
  use: {
    actionTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Moving things cost a tenth of the time. How they move is looked at by eye.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    // A worker would keep the app between journeys; the one about that allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording costs as much time again as the journeys themselves.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    // The global set-up has told it by the time tests run.
    ...(url ? { baseURL: url } : {}),
    launchOptions: { args: browserFlags, ...(browser ? { executablePath: browser } : {}) },
  },
});
