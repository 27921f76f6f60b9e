import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

/** Screenshots of the app for the README and the documentation: `npm run screenshots`. */
export default defineConfig(journeys, { testDir: 'screenshots', workers: 1, timeout: 240_000 });
