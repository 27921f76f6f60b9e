import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // A file has its database to itself; three files at a time keep two cores busy.
    maxWorkers: 3,
    // Loading the whole app anew for each file costs more than its tests; what differs is passed in, not imported.
    isolate: false,
    // Only a hung test takes this long; on a busy machine a program that a test starts may need half of it.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
