import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { compressBuild } from './build/compress-build.ts';
import { leanZod } from './build/lean-zod.ts';
import { plainContract } from './build/plain-contract.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [leanZod(), plainContract(), react(), compressBuild()],
  server: {
    proxy: { '/api': api, '/locales': api, '/media': api, '/legal': api },
  },
  build: {
    sourcemap: 'hidden',
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every screen needs in one file: it packs better than a dozen small ones.
          groups: [{ name: 'base', tags: ['$initial'] }],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 30_000,
    restoreMocks: true,
  },
});
