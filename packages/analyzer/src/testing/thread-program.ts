import { fileURLToPath } from 'node:url';

import { build } from 'rolldown';

/** Path of the thread's bundled program for this package's tests. */
export const threadProgram = fileURLToPath(
  new URL('../../node_modules/.cache/analyzer-thread.js', import.meta.url),
);

/** Bundles the program, because Node runs only JavaScript in threads. Vitest calls this once before the tests. */
export async function setup(): Promise<void> {
  await build({
    input: fileURLToPath(new URL('../thread.ts', import.meta.url)),
    platform: 'node',
    external: /^(?!@glossa\/)[^./]/,
    output: { file: threadProgram, codeSplitting: false },
  });
}
