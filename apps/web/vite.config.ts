import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { compressBuild } from './build/compress-build.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [react(), compressBuild()],
  server: {
    proxy: { '/api': api, '/locales': api, '/media': api, '/legal': api },
  },
  build: { sourcemap: 'hidden', target: 'es2022' },
  test: {
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
  },
});
