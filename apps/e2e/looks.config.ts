import { defineConfig } from '@playwright/test';

import { choice } from './looks/choice.ts';
import journeys from './playwright.config.ts';

/** Visual regression and layout tests of every screen: `npm run looks`. */
export default defineConfig({
  ...journeys,
  testDir: 'looks',
  outputDir: 'test-results/failed-looks',
  workers: 2,
  projects: [
    { name: 'world', testMatch: 'build-world.setup.ts', teardown: 'report' },
    { name: 'looks', testMatch: 'look.spec.ts', dependencies: ['world'] },
    { name: 'report', testMatch: 'report.teardown.ts' },
    ...(choice.work === 'sheets'
      ? [{ name: 'sheets', testMatch: 'draw-sheets.spec.ts', dependencies: ['looks'] }]
      : []),
  ],
});
