import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { projects: ['packages/*', '!packages/tsconfig', 'apps/api', 'apps/launcher', 'apps/web'] },
});
