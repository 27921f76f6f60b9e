import type { Storage } from '@glossa/storage/storage';

/** Combines two storages: keys for which `isSealed` is true use `sealed`, all others `open`. */
export function partlySealed(open: Storage, sealed: Storage, isSealed: (key: string) => boolean): Storage {
  const of = (key: string): Storage => (isSealed(key) ? sealed : open);
  return {
    write: (key, content) => of(key).write(key, content),
    adopt: (key, file) => of(key).adopt(key, file),
    stat: (key) => of(key).stat(key),
    read: (key, range) => of(key).read(key, range),
    localPath: (key, folder) => of(key).localPath(key, folder),
    remove: (key) => of(key).remove(key),
  };
}
