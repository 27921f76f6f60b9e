import type { Queryable } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';

import { namedAmong } from './named-files.ts';

/** A row that names a file may come after it, but not a day after it. */
export const strayAge = 86_400_000; // milliseconds

const batch = 500;

/** Removes files that no row names, some at a time, each after rows were asked once more. */
export function strayRemoval({ db, files }: { db: Queryable; files: Storage }) {
  let keys: string[] = [];
  let removed = 0;
  const flush = async () => {
    const named = await namedAmong(db, keys);
    for (const key of keys.filter((one) => !named.has(one))) {
      await files.remove(key);
      removed += 1;
    }
    keys = [];
  };
  return {
    add: async (key: string) => {
      keys.push(key);
      if (keys.length >= batch) await flush();
    },
    /** Removes the last ones. */
    end: flush,
    /** How many were removed by now. */
    count: () => removed,
  };
}
