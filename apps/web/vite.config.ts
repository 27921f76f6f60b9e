import { readdirSync } from 'node:fs';

import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

import { compressBuild } from './build/compress-build.ts';
import { whatComesEarly } from './build/early.ts';
import { fallbackFonts } from './build/fallback-fonts.ts';
import { leanButtons } from './build/lean-buttons.ts';
import { leanColors } from './build/lean-colors.ts';
import { leanFonts } from './build/lean-fonts.ts';
import { leanI18n } from './build/lean-i18n.ts';
import { leanRouter } from './build/lean-router.ts';
import { leanShim } from './build/lean-shim.ts';
import { leanZod } from './build/lean-zod.ts';
import { paintFirst } from './build/paint-first.ts';
import { plainContract } from './build/plain-contract.ts';
import { preloadCommon } from './build/preload-common.ts';
import { themeStyles } from './build/theme-styles.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';

/** Names of the interface's dictionaries, which the app caches for offline use. */
const dictionaries = readdirSync(`${import.meta.dirname}/../../packages/locales/src/en`).map((file) =>
  file.replace('.json', ''),
);

/** Measuring the size of a build needs neither the service worker nor the fonts. */
const isMeasured = process.env['VITEST'] !== undefined;

const offlineWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/sw',
  filename: 'service-worker.ts',
  registerType: 'prompt',
  // The app registers it itself when the browser is idle.
  injectRegister: false,
  manifest: false,
  disable: isMeasured,
  injectManifest: {
    // Precaches only the fonts that a first page needs; others are cached on use.
    globPatterns: ['**/*.{js,css,html}', 'favicon.svg', 'assets/{inter,literata}-latin-wght-normal-*.woff2'],
    // Their names contain a hash of the content.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
  },
});

/** The screen that users open most from another one; its dependencies are preloaded. */
const nextScreen = 'reader-page';

export default defineConfig({
  plugins: [
    fallbackFonts(),
    leanButtons(),
    leanColors(),
    !isMeasured && leanFonts(),
    leanI18n(),
    leanRouter(),
    leanShim(),
    leanZod(),
    plainContract(),
    react(),
    preloadCommon(),
    paintFirst(),
    themeStyles(),
    whatComesEarly(),
    compressBuild(),
    offlineWorker,
  ],
  define: { 'import.meta.env.DICTIONARIES': JSON.stringify(dictionaries.join(' ')) },
  server: {
    proxy: { '/api': api, '/locales': api, '/media': api, '/legal': api },
  },
  build: {
    sourcemap: 'hidden',
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // The entry chunk contains the list of each chunk's dependencies. Chunks that load later do without it, and those
      // that a visit starts with are linked in the page, see `whatComesEarly`.
      resolveDependencies: (file, needed) => (file.includes(nextScreen) ? needed : []),
    },
    rolldownOptions: {
      output: {
        // Hashes do not compress, and the entry chunk names all others: seven characters are unique enough. Names are
        // just the hash, except for the chunk that `resolveDependencies` finds by name.
        chunkFileNames: ({ name }) =>
          name === nextScreen ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash:8][extname]',
        codeSplitting: {
          // A few large files compress better than dozens of small ones. In this order: what every screen needs; what
          // sign-in and the screens behind it share; form fields; the frame of the signed-in screens with what most of
          // them render; what screens with words share; and what a text or video needs to show its words, but not what
          // loads later, such as the panel.
          groups: [
            // One stylesheet per area: a dozen small ones would cost a dozen round trips, and a single one would delay
            // the first screen with styles of areas that few users open.
            {
              name: 'manage-styles',
              priority: 5,
              test: /src\/(features\/(admin-orders|audit|catalogue-videos|developers|ebooks|learners|metrics|outbox|pricing|tasks|test-pages)|lib\/manage)\/.*\.module\.css$/,
            },
            {
              name: 'shop-styles',
              priority: 5,
              test: /src\/(features\/(checkout|orders|purchases|shop(?!\/(components\/(cart-link|product-card|shelf)|pages\/shop-page))|subscription)|lib\/(orders|products))\/.*\.module\.css$/,
            },
            {
              name: 'learn-styles',
              priority: 5,
              test: /src\/(features\/(annotations|help|journal|mindmap|notifications|practice|progress|reports|saved|search|settings|subtitles|tags|transfer|videos|watch|words)|lib\/player)\/.*\.module\.css$/,
            },
            // Whatever opens over the first screens or follows them: everything but what they render immediately.
            {
              name: 'late-styles',
              priority: 5,
              test: /src\/(ui\/(?!covering-radio|drawing|empty-state|keys|knowledge-bar|logo|message-action|page-layout|pagination|segmented|share-bar|list-count|slim-select|tab-links)|lib\/(?!charts|covers\/(text|entry|product|video)-|difficulty|menus|money|progress|ratings|search|tags\/tag-(chip|dot)|words-on-show\/components\/words?|words\/(entry-field|level-control|word-panel))|app\/(layout\/(late|scroll|shortcut|slide)|toasts)|features\/(languages|reader\/components\/(?!page-controls|reader-(body|frame|header)|reading-text)|texts\/components\/(?!continue|library-results|text-(list|meta|progress|row))))[^?]*\.module\.css$/,
            },
            // Loads in parallel, and stays cached when the app is updated.
            { name: 'react', priority: 5, test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'base', priority: 4, tags: ['$initial'] },
            // With the styles of the frame and the first screens: one round trip for all of it.
            {
              name: 'common',
              priority: 3,
              test: /@tanstack\/(query-core|react-query)\/(?!.*([iI]nfinite|[qQ]ueries))|@mantine\/(hooks\/.*\/use-(id|uncontrolled)|core\/esm\/components\/(ActionIcon|Stack))\/|src\/lib\/(api\/(?!upload-transport)|shell\/late\.)|src\/ui\/(logo|slim-select|use-format|use-page-title)\.|\/Icon(Selector|World)\.m?js|locales\/src\/interface-languages\.ts$|src\/lib\/i18n\/(keep-language|language-options)\.|src\/(ui\/(covering-radio|drawing|empty-state|keys|knowledge-bar|list-count|logo|page-layout|pagination|segmented|slim-select|tab-links)|app\/layout\/(bars|shell|sidebar|user-card)|lib\/(search\/filter-(bar|select)|difficulty\/difficulty-mark|covers\/text-cover|words\/(entry-field|level-control|word-panel)|words-on-show\/components\/word[\w-]*|menus\/menu-button)|features\/reader\/components\/(page-controls|reader-(body|frame|header)|reading-text))\.module\.css$/,
            },
            {
              name: 'fields',
              priority: 2,
              test: /@mantine\/core\/esm\/components\/(Group|Input|InputBase|CloseButton|TextInput)\//,
            },
            {
              name: 'sign-in',
              priority: 1,
              test: /features\/auth\/(pages\/login-page|components\/guest-layout)\.|src\/(lib\/forms\/|ui\/password-field\.)|contract\/src\/(field-errors|fields-of|messages)\.ts$/,
            },
            {
              name: 'shell',
              priority: 1,
              test: /src\/(app\/layout\/shell|lib\/shell\/use-quiet-shell|features\/languages\/learner-guard|ui\/(covering-radio|empty-state|error-state|knowledge-bar))\.|contract\/src\/(texts|words)\.ts$|use-debounced-callback|VisuallyHidden|src\/lib\/settings\/use-reader-settings\.|\/Icon(X|ChevronLeft|ChevronRight|ArrowLeft|Pencil)\.m?js/,
            },
            {
              name: 'lists',
              priority: 1,
              test: /src\/(lib\/(search\/(choice-filter|filter-(bar|select)|paged-list|search-field|read-address|use-(address-view|pages|settling-text))|navigation\/entry-paths|shortcuts\/use-row-focus|difficulty\/difficulty-(filter|mark)|covers\/t(itle|ext)-cover)|ui\/(list-count|nothing-found|page-window|pagination|segmented|tab-links))\.|\/Icon(AdjustmentsHorizontal|Check|Dots|Restore|Upload)\.m?js/,
            },
            {
              name: 'library',
              priority: 1,
              test: /src\/(features\/texts\/(shelves|hooks\/use-(own-tags|text-actions)|lifecycle)|lib\/(tags\/tag-(chip|colors|dot|filter)|tasks\/use-task|i18n\/failure-text))\.|contract\/src\/(notifications|tasks|text-places|text-upload)\.ts$|\/IconArchiveOff\.m?js/,
            },
            // What the dashboard shows, with the frames of its charts.
            {
              name: 'home',
              priority: 1,
              test: /src\/(features\/dashboard\/|lib\/(progress\/(figure-tiles|goal-row|goals-panel|goals|panel|progress-ring|use-save-goals)\.|covers\/(entry-|video-still)|charts\/(bar-chart|chart-(data|frame|table)|charts|series|use-(chart|date-points|plots))|navigation\/entry-paths)|ui\/(relative-time|share-bar|use-study-time)\.)|contract\/src\/(dashboard|goals|progress|word-stats)\.ts$|\/Icon(Clock|Flame|School)\.m?js/,
            },
            {
              name: 'shop',
              priority: 1,
              test: /src\/(features\/shop\/(components\/(cart-link|product-card|shelf|shop-filters)|hooks\/use-(cart|shop)\.|pages\/shop-page|product-facts|shop-view)|lib\/(cart\/(account|visitor)-cart\.|covers\/product-|money\/(price-tag|use-money)|navigation\/product-path|ratings\/stars))|contract\/src\/(categories|currencies|shop)\.ts$/,
            },
            {
              name: 'words-on-show',
              priority: 1,
              test: /src\/(lib\/words-on-show\/(hooks\/(over-words|use-(?!entry|hovered|save|special|word-writer)|words-on-show)|model\/(index-at|is-unspaced|phrase-store|selection|shown-|undo-offers|word-)|components\/(sentence-words|word-area|word|words|word-marks|word-panel)\.)|lib\/(menus\/menu-button|speech\/use-speech)\.|ui\/use-later\.)|\/Icon(TextSize|Checks)\.m?js|src\/(lib\/(words\/(entry-field|knowledge|level-control|panel-head|use-standing-label|word-panel\.module)|shortcuts\/reader-keys)|ui\/use-settled)\.|contract\/src\/(bulk-words|reading|word-changes)\.ts$/,
            },
            // Screens whose other parts are grouped above, so that the groups below do not claim theirs.
            { name: 'library-page', test: /features\/texts\/pages\/library-page\.tsx$/ },
            { name: 'reader-page', test: /features\/reader\/pages\/reader-page\.tsx$/ },
            // What loads after a screen has rendered, otherwise a hundred small files: overlays, background helpers of
            // the frame, and what words and the reader add to a text.
            {
              name: 'overlays',
              test: /@floating-ui\/|node_modules\/(tslib|react-remove-scroll(-bar)?|use-callback-ref|use-sidecar|react-style-singleton|get-nonce)\/|@mantine\/core\/esm\/components\/(Anchor|Checkbox|Combobox|Drawer|FocusTrap|Modal|ModalBase|Overlay|Paper|Pill|PillsInput|Popover|Portal|ScrollArea|TagsInput|Text|Textarea)\//,
            },
            {
              name: 'late-frame',
              test: /src\/(app\/(toasts|offline\/|layout\/late-frame)|ui\/(confirm-dialog|dialog)\.|features\/(activity|notifications\/components\/bell)|lib\/(companion\/companion-sync|offline\/(?!keep-(item|switch)|here-mark|use-kept)))/,
            },
            {
              name: 'late-words',
              test: /src\/(lib\/(words-on-show\/components\/(word-entry|undo-note|word-details|word-tools|sentence-panel|live-word|word-hint|word-aids|hint-bubble|other-choices)|words-on-show\/model\/(make-phrase|history-door|stale-answers)|words-on-show\/hooks\/(use-entry|use-hovered|use-save-entry|use-special|use-word-writer)|words\/(word-details|meaning-suggestions|with-meaning|more-of-word|save-note|field-hints|entry-saver|use-saver-retries)|saved\/save-(word|button)|annotations\/(use-text-annotations|color-choice|annotation-card|note-form))|features\/reader\/(components\/(text-tools|analysis-panel|connection-note|visit-note|annotations|save-sentence-key)|model\/notes-door|hooks\/(use-layout-count|use-analysis|use-annotating)))\b/,
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
    // Loading Mantine and the DOM again for each file costs more than its tests.
    isolate: false,
    // The browser build, not the one for Node.
    alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' },
    server: { deps: { inline: ['tus-js-client'] } },
  },
});
