import type { Database } from '@glossa/db/database';

import { markDictionaryRemoved, purgeRemoved } from './install-queries.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Removes a dictionary, also one that is half installed; answers whether there was any of this name. */
export const remove = (db: Database, name: string): Promise<boolean> =>
  oneAtATime(db, async () => {
    const marked = await markDictionaryRemoved(db, name);
    await purgeRemoved(db);
    return marked > 0;
  });
