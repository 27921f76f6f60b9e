import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { normalizePath } from 'vite';

/** The folder that the alias `@/` names, as it begins the IDs of modules. */
export const sourceFolder = normalizePath(join(import.meta.dirname, '../src'));

/**
 * Returns the module ID of a file of the app, so that a rule of the build follows the file when it moves.
 *
 * @throws if there is no such file
 */
export function sourcePath(path: string): string {
  const file = `${sourceFolder}/${path}`;
  if (!existsSync(file)) throw new Error(`apps/web/build names ${path}, which does not exist`);
  return file;
}
