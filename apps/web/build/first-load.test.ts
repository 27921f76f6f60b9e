import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build } from 'vite';
import type { Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { sourcePath } from './source-path.ts';

const root = join(import.meta.dirname, '..');

/** Maximum size in bytes of the compressed JavaScript that a URL may load before it is usable. */
const limit = 170_000;

/** Maximum number of files that may load after a text is visible. */
const maxFiles = 12;

const frame = ['app/main.tsx', 'app/layout/shell.tsx', 'features/languages/learner-guard.tsx'];

let chunks: Rolldown.OutputChunk[];

const findChunk = (path: string): Rolldown.OutputChunk => {
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(sourcePath(path)));
  if (!found) throw new Error(`No part of the build holds ${path}`);
  return found;
};

/** Returns the chunks that contain the modules, with all their static imports. */
function collectChunks(paths: readonly string[]): Rolldown.OutputChunk[] {
  const files = new Set(paths.map(findChunk));
  for (const { imports } of files) {
    for (const name of imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported) files.add(imported);
    }
  }
  return [...files];
}

const gzippedSize = (code: string | Buffer): number => gzipSync(code, { level: 9 }).length;

beforeAll(async () => {
  // Build for production, because a build in the test environment would contain React's development version.
  vi.stubEnv('NODE_ENV', 'production');
  const buildResult = await build({ root, logLevel: 'silent', build: { write: false } });
  chunks = (buildResult as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
  // Restore the environment, because later test files in the same process need React's development version.
  vi.unstubAllEnvs();
}, 120_000);

it('keeps development pages out of the build', () => {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((id) => id.includes('/src/app/dev/'))).toEqual([]);
});

describe('the first visit', () => {
  // Modules that load on demand, such as menus, dialogs, messages and form schemas, don't count.
  it.each([
    ['/login', ['app/main.tsx', 'features/auth/pages/login-page.tsx']],
    ['/shop', ['app/main.tsx', 'app/layout/visitor-shell.tsx', 'features/shop/pages/shop-page.tsx']],
    ['/reading', [...frame, 'features/texts/pages/library-page.tsx']],
    [
      '/reading/{id}',
      [...frame, 'features/reading/pages/reader-page.tsx', 'domain/words/in-text/word-panel.tsx'],
    ],
  ])('to %s stays within the size limit', async (_address, paths) => {
    const [, earlyPath = ''] =
      /<script>(.*?)<\/script>/s.exec(await readFile(join(root, 'index.html'), 'utf8')) ?? [];
    const parts = collectChunks(paths).map(({ fileName, code }) => [gzippedSize(code), fileName] as const);
    const total = parts.reduce((sum, [bytes]) => sum + bytes, gzippedSize(earlyPath));
    // Also compare the individual files, so that a failure shows which one has grown.
    expect({ parts, total }).toEqual({ parts, total: Math.min(total, limit) });
  });

  // Each file costs a round trip and main-thread time at a moment when the learner may want to look up a word.
  it('to /reading/{id} loads the deferred code in a limited number of files', () => {
    const first = collectChunks([...frame, 'features/reading/pages/reader-page.tsx']);
    const all = collectChunks([
      ...frame,
      'features/reading/pages/reader-page.tsx',
      'features/reading/components/analysis-panel.tsx',
      'features/reading/components/annotations.tsx',
      'features/reading/components/text-tools.tsx',
      'domain/words/in-text/word-entry.tsx',
      'domain/words/in-text/word-tools.tsx',
      'domain/saved/save-button.tsx',
      'app/layout/deferred-frame.tsx',
      'app/toasts.tsx',
    ]);
    const laterFiles = all.filter((file) => !first.includes(file)).map(({ fileName }) => fileName);
    expect(laterFiles).toEqual(laterFiles.slice(0, maxFiles));
  });

  it('to the shop or the payment page loads no Stripe code', () => {
    const findStripeModules = (paths: readonly string[]) =>
      collectChunks(paths)
        .flatMap(({ moduleIds }) => moduleIds)
        .filter((id) => id.includes('/@stripe/'));
    const pages = ['features/shop/pages/shop-page.tsx', 'features/checkout/pages/pay-page.tsx'];
    expect(findStripeModules([...frame, ...pages])).toEqual([]);
    expect(findStripeModules(['features/checkout/components/stripe-form.tsx'])).not.toEqual([]);
  });

  it('loads no validation schemas', () => {
    const loaded = collectChunks([
      ...frame,
      'features/auth/pages/login-page.tsx',
      'features/texts/pages/library-page.tsx',
    ]);
    expect(loaded.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.includes('/zod/'))).toEqual([]);
  });
});
