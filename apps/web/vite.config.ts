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
    modulePreload: {
      polyfill: false,
      // The list of what each part needs stands in the first file of all. Parts that are opened later do without.
      resolveDependencies: (file, needed) =>
        /reader-page|library-page|login-page|shell|word-panel/.test(file) ? needed : [],
    },
    // All styles are 30 kB packed: less than the journeys for a dozen small files.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // Hashes do not pack, and the first file names all others. A name stands beside each, so seven letters tell enough.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // A few large files pack better than dozens of small ones. In this order: what every screen needs, what
          // sign-in and the screens behind it share, the fields of forms, the frame of the signed-in screens with what
          // most of them draw, what screens with words share, and what a text or a video needs to show its words: not
          // what comes later, such as the panel.
          groups: [
            { name: 'base', priority: 4, tags: ['$initial'] },
            {
              name: 'common',
              priority: 3,
              test: /@tanstack\/(query-core|react-query)\/(?!.*([iI]nfinite|[qQ]ueries))|@mantine\/(hooks\/.*\/use-(id|uncontrolled)|core\/esm\/components\/(ActionIcon|Stack))\/|src\/lib\/api\/(?!upload-transport)|src\/ui\/(logo|use-format|use-page-title)\./,
            },
            {
              name: 'fields',
              priority: 2,
              test: /@mantine\/core\/esm\/components\/(Input|InputBase|CloseButton|TextInput)\//,
            },
            {
              name: 'sign-in',
              priority: 1,
              test: /features\/auth\/(pages\/login-page|components\/guest-layout)\.|src\/(lib\/forms\/|ui\/password-field\.)|contract\/dist\/messages\.js$/,
            },
            {
              name: 'shell',
              priority: 1,
              test: /src\/(app\/layout\/shell|lib\/shell\/use-quiet-shell|features\/languages\/learner-guard|ui\/(covering-radio|empty-state|error-state|knowledge-bar))\.|contract\/dist\/(texts|words)\.js$|use-debounced-callback|VisuallyHidden|src\/lib\/settings\/use-reader-settings\.|\/Icon(X|ChevronLeft|ChevronRight|ArrowLeft|Pencil)\.m?js/,
            },
            {
              name: 'lists',
              priority: 1,
              test: /src\/(lib\/(search\/(filter-(bar|select)|search-field|read-address|use-settling-text)|shortcuts\/use-row-focus|difficulty\/difficulty-mark|covers\/t(itle|ext)-cover)|ui\/tab-links)\.|\/Icon(Upload|Restore|AdjustmentsHorizontal)\.m?js/,
            },
            {
              name: 'words',
              priority: 1,
              test: /src\/(lib\/(words\/(entry-field|knowledge|level-control|panel-head|use-standing-label|word-panel\.module)|shortcuts\/reader-keys)|ui\/use-settled)\.|contract\/dist\/(bulk-words|reading|word-changes)\.js$/,
            },
            {
              name: 'words-on-show',
              priority: 1,
              test: /src\/(lib\/words-on-show\/(hooks\/(over-words|use-(?!entry|hovered|save|special|word-writer)|words-on-show)|model\/(index-at|is-unspaced|phrase-store|selection|shown-|undo-offers|word-)|components\/(sentence-words|word-area|word|words|word-marks)\.)|lib\/(menus\/menu-button|speech\/use-speech)\.|ui\/use-later\.)|\/Icon(TextSize|Checks)\.m?js/,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    // Loading Mantine and the page anew for each file costs more than its tests.
    isolate: false,
    // Not the half of it that is for Node.
    alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' },
    server: { deps: { inline: ['tus-js-client'] } },
  },
});
