import { defineConfig } from 'vitest/config';

export default defineConfig({
  // These tests start their own processes and databases.
  test: { testTimeout: 60_000, hookTimeout: 60_000, include: ['src/**/*.test.mjs'] },
});
