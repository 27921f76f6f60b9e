import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

/** Journeys with a real WordPress site, which has to be installed first: `npm run test:wordpress`. */
const { globalSetup: _sharedApp, projects: _speeds, ...shared } = journeys;

export default defineConfig(shared, { testDir: 'wordpress', workers: 1, timeout: 240_000 });
