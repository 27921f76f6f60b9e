import type { Storage } from '@glossa/storage/storage';

/** One storage of two: files whose key says so are sealed, all others open. Whoever reads them sees no difference. */
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
