import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Each test file has its own database; three files at a time keep two cores busy.
    maxWorkers: 3,
    // Loading the whole app again for each file would take longer than its tests. Files can share the modules, because
    // whatever differs between them is passed in, not imported.
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
