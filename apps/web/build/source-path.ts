import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { normalizePath } from 'vite';

/** The folder that the `@/` alias stands for, as it appears at the start of module IDs. */
export const sourceFolder = normalizePath(join(import.meta.dirname, '../src'));

/**
 * Returns the module ID of one of the app's files. The build fails if a rule still refers to a file that has moved.
 * @throws if there is no such file
 */
export function sourcePath(path: string): string {
  const file = `${sourceFolder}/${path}`;
  if (!existsSync(file)) throw new Error(`apps/web/build names ${path}, which does not exist`);
  return file;
}
