// Bundles each program of the API from source into dist/, and writes the interface strings beside them.
// With `--watch`, it repeats this after every change.
import { readdirSync, readFileSync, rmSync, watch as watchFiles } from 'node:fs';
import { join } from 'node:path';
import { build, watch } from 'rolldown';

const dist = join(import.meta.dirname, 'dist');
const locales = join(import.meta.dirname, '../../packages/locales/src');

// Dependencies that contain native code or read their own files stay outside the bundles; all others are bundled.
const manifest = /** @type {{ dependencies: Record<string, string> }} */ (
  JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))
);
const installed = Object.keys(manifest.dependencies);
const isInstalled = (/** @type {string} */ id) =>
  installed.some((name) => id === name || id.startsWith(`${name}/`));

/** @type {import('rolldown').BuildOptions} */
const programs = {
  cwd: import.meta.dirname,
  platform: 'node',
  input: {
    main: 'src/main.ts',
    worker: 'src/worker.ts',
    glossa: 'src/glossa.ts',
    seed: 'src/seed.ts',
    migrate: '@glossa/db/migrate',
    'app-role': '@glossa/db/app-role',
    'compare-routines': '@glossa/db/compare-routines',
    'analyzer-thread': '@glossa/analyzer/thread',
    'article-thread': 'src/features/imports/article-worker.ts',
  },
  external: isInstalled,
  output: {
    dir: dist,
    format: 'esm',
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  },
};

/** Writes the interface strings as the JSON files that the server delivers. */
async function buildLocales() {
  const { output } = await build({
    cwd: import.meta.dirname,
    platform: 'node',
    input: '@glossa/locales/build-locale-files',
    write: false,
  });
  const { buildLocaleFiles } = /** @type {typeof import('@glossa/locales/build-locale-files')} */ (
    await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
  );
  await buildLocaleFiles(locales, join(dist, 'locales'));
}

if (process.argv.includes('--watch')) {
  // Keep the old chunks, because running programs still load them.
  const watcher = watch(programs);
  watcher.on('event', ({ code }) => {
    if (code === 'END') process.send?.('built');
  });
  watchFiles(locales, { recursive: true }, () => void buildLocales());
} else {
  const { output } = await build(programs);
  await buildLocales();
  // Delete old files only now, because `npm run dev` may be running the programs in this folder.
  const written = new Set(['locales', ...output.map(({ fileName }) => fileName)]);
  for (const name of readdirSync(dist)) {
    if (!written.has(name)) rmSync(join(dist, name), { recursive: true });
  }
}
