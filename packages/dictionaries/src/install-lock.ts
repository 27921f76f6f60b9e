import type { Database } from '@glossa/db/database';

import { DictionaryError } from './dictionary-error.ts';
import { withAdvisoryLock } from './queries.ts';

/**
 * Runs `work` while holding the lock for writing dictionaries.
 *
 * @throws {DictionaryError} when another process holds it
 */
export const withInstallLock = <Result>(db: Database, work: () => Promise<Result>): Promise<Result> =>
  withAdvisoryLock(db, work, () => {
    throw new DictionaryError(
      'Another command installs or removes dictionaries at the moment. Try again later.',
    );
  });
