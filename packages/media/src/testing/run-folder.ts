import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of this run of the tests. */
    runFolder: string;
  }
}

/** Gives a run of the tests a folder in which samples are made once, and removes it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'glossa-media-'));
  project.provide('runFolder', folder);
  return () => rm(folder, { recursive: true });
}
