import { setTimeout as pause } from 'node:timers/promises';

import { fail } from '@glossa/contract/failure';
import type { Database, Transaction } from '@glossa/db/database';
import { sqlState } from '@glossa/db/failures';

import { lockTags, mergeTags, removeTag, restoreTagRow } from './queries.ts';

const tries = 10;
// lock_not_available, deadlock_detected
const isBusy = (error: unknown): boolean => ['55P03', '40P01'].includes(sqlState(error) ?? '');

/**
 * Runs `work` on locked tags. To avoid breaking an upload or undo, it gives up when another transaction holds them or
 * the words, and retries.
 * @throws {Failure} `tag_not_found`, `unavailable`
 */
async function withTags<Result>(
  db: Database,
  ownerId: string,
  ids: readonly string[],
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let left = tries; ; left--) {
    try {
      return await db.transaction(async (tx) => {
        if ((await lockTags(tx, ownerId, ids)) < ids.length) fail('tag_not_found');
        return work(tx);
      });
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (left === 1) fail('unavailable');
      await pause(50 + Math.random() * 150);
    }
  }
}

/** Replaces the tag `from` by `into` everywhere, and deletes it. */
export const mergeInto = (
  db: Database,
  { ownerId, from, into }: { ownerId: string; from: string; into: string },
): Promise<void> => withTags(db, ownerId, [from, into], (tx) => mergeTags(tx, { ownerId, from, into }));

/** Deletes a tag everywhere; it can be restored for a day. */
export const deleteEverywhere = (
  db: Database,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<void> => withTags(db, ownerId, [id], (tx) => removeTag(tx, { id, ownerId }));

/**
 * Restores a deleted tag on everything that had it and still exists. Returns its ID, or the ID of the tag that has its
 * name by now.
 */
export const bringBack = (db: Database, { id, ownerId }: { id: string; ownerId: string }): Promise<string> =>
  withTags(db, ownerId, [], async (tx) => (await restoreTagRow(tx, { id, ownerId })) ?? id);
