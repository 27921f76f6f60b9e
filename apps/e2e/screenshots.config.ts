import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

/** Pictures of the app for README and documents: `npm run screenshots`. */
export default defineConfig(journeys, { testDir: 'screenshots', workers: 1, timeout: 240_000 });
