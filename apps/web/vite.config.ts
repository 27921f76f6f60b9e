import { readdirSync } from 'node:fs';

import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

import { chunkGroups } from './build/chunk-groups.ts';
import { chunks } from './build/chunks.ts';
import { compressBuild } from './build/compress-build.ts';
import { earlyManifest } from './build/early.ts';
import { fallbackFonts } from './build/fallback-fonts.ts';
import { stripDependencies } from './build/strip-dependencies.ts';
import { replaceFonts } from './build/replace-fonts.ts';
import { deferStylesheets } from './build/defer-stylesheets.ts';
import { plainContract } from './build/plain-contract.ts';
import { preloadCommon } from './build/preload-common.ts';
import { sourceFolder } from './build/source-path.ts';
import { themeStyles } from './build/theme-styles.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';

/** Namespaces of the interface strings, which the app caches for offline use. */
const namespaces = readdirSync(`${import.meta.dirname}/../../packages/locales/src/en`).map((file) =>
  file.replace('.json', ''),
);

/** Measuring the size of a build needs neither the service worker nor the fonts. */
const isMeasured = process.env['VITEST'] !== undefined;

const offlineWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/sw',
  filename: 'service-worker.ts',
  registerType: 'prompt',
  // The app itself registers the service worker when the browser is idle.
  injectRegister: false,
  manifest: false,
  disable: isMeasured,
  injectManifest: {
    // Precache only the fonts that the first page load needs; others are cached on use.
    globPatterns: ['**/*.{js,css,html}', 'favicon.svg', 'assets/{inter,literata}-latin-wght-normal-*.woff2'],
    // The names of these files contain a hash of the content.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
  },
});

/** The screen that users most often open from another screen; its dependencies are preloaded. */
const nextScreen = 'reader-page';

export default defineConfig({
  plugins: [
    chunkGroups(chunks),
    fallbackFonts(),
    stripDependencies(),
    !isMeasured && replaceFonts(),
    plainContract(),
    react(),
    preloadCommon(),
    deferStylesheets(),
    themeStyles(),
    earlyManifest(),
    compressBuild(),
    offlineWorker,
  ],
  resolve: { alias: { '@': sourceFolder } },
  define: { 'import.meta.env.DICTIONARIES': JSON.stringify(namespaces.join(' ')) },
  server: {
    proxy: { '/api': api, '/locales': api, '/media': api, '/legal': api },
  },
  build: {
    sourcemap: 'hidden',
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // By default, the entry chunk lists the dependencies of every chunk for preloading. List only those of the next
      // screen: the page itself links to the chunks that a visit starts with, see `earlyManifest`.
      resolveDependencies: (file, needed) => (file.includes(nextScreen) ? needed : []),
    },
    // Everything is compressed anyway, so the log's gzip sizes are wasted work.
    reportCompressedSize: false,
    rolldownOptions: {
      // The index of @tabler/icons-react exports 6,000 modules. This parses only those that the app imports.
      experimental: { lazyBarrel: true },
      output: {
        // Keep hashes short, because they don't compress and the entry chunk contains the names of all other chunks.
        // Names are just the hash, except for the chunk that `resolveDependencies` finds by name.
        chunkFileNames: ({ name }) =>
          name === nextScreen ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash:8][extname]',
      },
    },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    // Loading Mantine and the DOM again for each file costs more than its tests.
    isolate: false,
    // The build for browsers, not the one for Node.
    alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' },
    server: { deps: { inline: ['tus-js-client'] } },
  },
});
