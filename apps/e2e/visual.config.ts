import { defineConfig } from '@playwright/test';

import { options } from './visual/options.ts';
import journeys from './playwright.config.ts';

/** Visual regression and layout tests for every screen: `npm run test:visual`. */
export default defineConfig({
  ...journeys,
  testDir: 'visual',
  outputDir: 'test-results/visual-failures',
  workers: 2,
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  updateSnapshots: options.mode === 'update' ? 'all' : 'none',
  expect: {
    ...journeys.expect,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // The screenshots are half-size: see screens.spec.ts.
      scale: 'device',
      // Tolerate differences in how browser versions draw the edges of letters, but not a different word.
      maxDiffPixelRatio: 0.002,
      stylePath: 'visual/screenshot.css',
    },
  },
  projects: [
    {
      name: 'test-data',
      testMatch: 'create-test-data.setup.ts',
      ...(options.mode === 'gate' ? {} : { teardown: 'report' }),
    },
    { name: 'screens', testMatch: 'screens.spec.ts', dependencies: ['test-data'] },
    ...(options.mode === 'gate' ? [] : [{ name: 'report', testMatch: 'report.teardown.ts' }]),
    ...(options.mode === 'sheets'
      ? [{ name: 'sheets', testMatch: 'draw-sheets.spec.ts', dependencies: ['screens'] }]
      : []),
  ],
});
