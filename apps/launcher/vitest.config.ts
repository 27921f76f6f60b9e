import { defineConfig } from 'vitest/config';

export default defineConfig({
  // These tests start processes and databases of their own.
  test: { testTimeout: 60_000, hookTimeout: 60_000, include: ['src/**/*.test.mjs'] },
});
