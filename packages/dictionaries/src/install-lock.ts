import { setTimeout as pause } from 'node:timers/promises';

import type { Database } from '@glossa/db/database';

import { DictionaryError } from './dictionary-error.ts';
import { withAdvisoryLock } from './queries.ts';

/** Milliseconds between attempts to acquire the lock. */
const retryInterval = 500;

/**
 * Runs `work` while holding the lock for writing dictionaries. With `wait`, waits until another process releases it or
 * the signal is aborted.
 *
 * @throws {DictionaryError} when another process holds it and `wait` is missing; or the signal's reason
 */
export async function withInstallLock<Result>(
  db: Database,
  work: () => Promise<Result>,
  { wait }: { wait?: AbortSignal | undefined } = {},
): Promise<Result> {
  for (;;) {
    const result = await withAdvisoryLock(db, work);
    if (result) return result.result;
    if (!wait) {
      throw new DictionaryError('Another process is installing or removing dictionaries. Try again later.');
    }
    await pause(retryInterval, undefined, { signal: wait }).catch(() => wait.throwIfAborted());
  }
}
