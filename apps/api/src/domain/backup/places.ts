import path from 'node:path';

import { diskStorage } from '@glossa/storage/disk-storage';
import type { BaseStorage, ListedFile } from '@glossa/storage/storage';

/** Where an installation keeps files, each under the folder of a backup that it goes to, in the order of their names. */
export type Places = readonly { folder: string; storage: BaseStorage }[];

/** A file of an installation; `path` is that in a backup. */
export interface FoundFile extends ListedFile {
  path: string;
  storage: BaseStorage;
}

/** The file storage, texts of the operator's own, and mails that no server was there to take. */
export const placesOf = (files: BaseStorage, dataDir: string): Places => [
  { folder: 'files', storage: files },
  ...['legal', 'outbox'].map((folder) => ({ folder, storage: diskStorage(path.join(dataDir, folder)) })),
];

/** All files of an installation, in the order of the bytes of their paths. */
export async function* findFiles(places: Places): AsyncGenerator<FoundFile> {
  for (const { folder, storage } of places) {
    for await (const file of storage.list()) yield { ...file, storage, path: `${folder}/${file.key}` };
  }
}

/** Where a file of a backup belongs. */
export function placeOf(places: Places, file: string): { key: string; storage: BaseStorage } {
  const [folder = ''] = file.split('/', 1);
  const place = places.find((one) => one.folder === folder);
  if (!place) throw new Error(`no place for ${file}`);
  return { storage: place.storage, key: file.slice(folder.length + 1) };
}
