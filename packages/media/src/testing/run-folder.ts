import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of this test run. */
    runFolder: string;
  }
}

/** Creates a folder in which each sample is created once per test run. Returns a function that deletes the folder. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'glossa-media-'));
  project.provide('runFolder', folder);
  return () => rm(folder, { recursive: true });
}
