import { defineConfig } from '@playwright/test';

import { options } from './visual/options.ts';
import journeys from './playwright.config.ts';

/** Visual regression and layout tests of every screen: `npm run test:visual`. */
export default defineConfig({
  ...journeys,
  testDir: 'visual',
  outputDir: 'test-results/visual-failures',
  workers: 2,
  projects: [
    { name: 'test-data', testMatch: 'create-test-data.setup.ts', teardown: 'report' },
    { name: 'screens', testMatch: 'screens.spec.ts', dependencies: ['test-data'] },
    { name: 'report', testMatch: 'report.teardown.ts' },
    ...(options.mode === 'sheets'
      ? [{ name: 'sheets', testMatch: 'draw-sheets.spec.ts', dependencies: ['screens'] }]
      : []),
  ],
});
