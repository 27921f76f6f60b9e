import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { isKey, type ListedFile } from './storage.ts';

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Yields the files in a folder whose relative paths are valid keys that begin with `prefix`, in byte order. */
export async function* listFolder(
  folder: string,
  prefix: string,
  parentKey = '',
): AsyncGenerator<ListedFile> {
  for (const entry of await readSortedEntries(path.join(folder, parentKey))) {
    const name = parentKey + entry.name;
    if (entry.isDirectory()) {
      const folderKey = `${name}/`;
      if (folderKey.startsWith(prefix) || prefix.startsWith(folderKey))
        yield* listFolder(folder, prefix, folderKey);
      continue;
    }
    if (!entry.isFile() || !name.startsWith(prefix) || !isKey(name)) continue;
    const found = await stat(path.join(folder, name)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    if (found) yield { key: name, size: found.size, modifiedAt: found.mtime };
  }
}

/** Lists a folder's entries, sorted by their keys: the file `a-b` comes before the folder `a/`. */
async function readSortedEntries(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const toSortKey = (entry: Dirent): string => (entry.isDirectory() ? `${entry.name}/` : entry.name);
  return entries.sort((one, other) => (toSortKey(one) < toSortKey(other) ? -1 : 1));
}
