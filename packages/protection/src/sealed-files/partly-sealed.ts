import type { Storage } from '@glossa/storage/storage';

/** Combines two storages: keys for which `isSealed` is true use `sealed`, all others `open`. */
export function partlySealed(open: Storage, sealed: Storage, isSealed: (key: string) => boolean): Storage {
  const selectStorage = (key: string): Storage => (isSealed(key) ? sealed : open);
  return {
    write: (key, content) => selectStorage(key).write(key, content),
    adopt: (key, file) => selectStorage(key).adopt(key, file),
    stat: (key) => selectStorage(key).stat(key),
    read: (key, range) => selectStorage(key).read(key, range),
    localPath: (key, folder) => selectStorage(key).localPath(key, folder),
    remove: (key) => selectStorage(key).remove(key),
  };
}
