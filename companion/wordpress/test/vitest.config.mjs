import { defineConfig } from 'vitest/config';

// eslint-disable-next-line import/no-default-export -- Vitest takes its configuration from the default export.
export default defineConfig({
  test: {
    include: ['*.test.mjs'],
    // The hooks install a database server and WordPress.
    hookTimeout: 120_000,
    testTimeout: 30_000,
  },
});
