import type { Storage } from '@glossa/storage/storage';

/** Combines two storages: a file is in `sealed` if `isSealed` returns true for its key, otherwise in `open`. */
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
