import type { Queryable } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';

import { findReferencedKeys } from './queries.ts';

/**
 * Milliseconds after which a file without a row counts as a stray. The row may be written after the file, but not a day
 * later.
 */
export const orphanAge = 86_400_000;

const batchSize = 500;

/** Deletes files that no row references, in batches, after checking the rows again. */
export function createOrphanRemover({ db, files }: { db: Queryable; files: Storage }) {
  let keys: string[] = [];
  let removed = 0;
  const flush = async () => {
    const referencedKeys = await findReferencedKeys(db, keys);
    for (const key of keys.filter((one) => !referencedKeys.has(one))) {
      await files.remove(key);
      removed += 1;
    }
    keys = [];
  };
  return {
    add: async (key: string) => {
      keys.push(key);
      if (keys.length >= batchSize) await flush();
    },
    /** Checks and deletes the last batch. */
    end: flush,
    /** Returns the number of files deleted so far. */
    count: () => removed,
  };
}
