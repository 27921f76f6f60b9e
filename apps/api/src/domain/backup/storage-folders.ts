import path from 'node:path';

import { diskStorage } from '@glossa/storage/disk-storage';
import type { BaseStorage, ListedFile } from '@glossa/storage/storage';

/** The storages of an installation, sorted by their folders in a backup. */
export type StorageFolders = readonly { folder: string; storage: BaseStorage }[];

/** A file of an installation; `path` is its path in a backup. */
export interface FoundFile extends ListedFile {
  path: string;
  storage: BaseStorage;
}

/**
 * Returns the storages to back up: the files and the operator's legal texts. Emails in the outbox aren't backed up,
 * since they contain links that give access to accounts.
 */
export const listStorageFolders = (files: BaseStorage, dataDir: string): StorageFolders => [
  { folder: 'files', storage: files },
  { folder: 'legal', storage: diskStorage(path.join(dataDir, 'legal')) },
];

/** Yields all files of an installation, in the byte order of their paths. */
export async function* findFiles(folders: StorageFolders): AsyncGenerator<FoundFile> {
  for (const { folder, storage } of folders) {
    for await (const file of storage.list()) yield { ...file, storage, path: `${folder}/${file.key}` };
  }
}

/** Returns the storage of a file in a backup, and the file's key there. */
export function resolveStorage(folders: StorageFolders, file: string): { key: string; storage: BaseStorage } {
  const [folder = ''] = file.split('/', 1);
  const found = folders.find((one) => one.folder === folder);
  if (!found) throw new Error(`no folder for ${file}`);
  return { storage: found.storage, key: file.slice(folder.length + 1) };
}
