import { fileURLToPath } from 'node:url';

import { build } from 'rolldown';

/** The program of the analyser's thread, as the tests of this package start it. */
export const threadProgram = fileURLToPath(
  new URL('../../node_modules/.cache/analyser-thread.js', import.meta.url),
);

/** Bundles the program before the tests: Node runs threads as JavaScript only. Vitest calls it once. */
export async function setup(): Promise<void> {
  await build({
    input: fileURLToPath(new URL('../thread.ts', import.meta.url)),
    platform: 'node',
    external: /^(?!@glossa\/)[^./]/,
    output: { file: threadProgram, codeSplitting: false },
  });
}
