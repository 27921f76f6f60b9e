import { expect, onTestFinished, vi } from 'vitest';

import type { TestApp } from './test-app.ts';

/** Holds the locks that a statement takes until the returned function is called or the test ends. */
export async function holdLock(
  { deps }: TestApp,
  statement: string,
  values: unknown[] = [],
): Promise<() => Promise<void>> {
  const client = await deps.db.pool.connect();
  await client.query('BEGIN');
  await client.query(statement, values);
  let isHeld = true;
  const release = async () => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('ROLLBACK');
    client.release();
  };
  onTestFinished(release);
  return release;
}

/** Resolves when a connection to the app's database is waiting for a lock, by default one on a row or table. */
export const waitForBlockedLock = (
  { deps }: TestApp,
  kinds: readonly string[] = ['relation', 'transactionid', 'tuple'],
): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rowCount } = await deps.db.pool.query(
        `SELECT 1 FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event = ANY ($1)`,
        [kinds],
      );
      expect(rowCount).toBeGreaterThan(0);
    },
    { timeout: 100_000, interval: 20 },
  );
