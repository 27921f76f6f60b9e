import { setTimeout as pause } from 'node:timers/promises';

import type { Database, Transaction } from '@glossa/db/database';
import { sqlState } from '@glossa/db/failures';

import { fail } from '#http/fail.ts';
import { holdTags, mergeTags, removeTag, restoreTagRow } from './queries.ts';

const tries = 10;
// lock_not_available, deadlock_detected
const isBusy = (error: unknown): boolean => ['55P03', '40P01'].includes(sqlState(error) ?? '');

/**
 * Works on tags that nobody else touches meanwhile. It gives way to whoever is at work on them, or on the words, and
 * begins anew, so that an upload or an undo never breaks off on its account.
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
        if ((await holdTags(tx, ownerId, ids)) < ids.length) fail('tag_not_found');
        return work(tx);
      });
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (left === 1) fail('unavailable');
      await pause(50 + Math.random() * 150);
    }
  }
}

/** Gives `into` to all that has `from`, which goes. */
export const mergeInto = (
  db: Database,
  { ownerId, from, into }: { ownerId: string; from: string; into: string },
): Promise<void> => withTags(db, ownerId, [from, into], (tx) => mergeTags(tx, { ownerId, from, into }));

/** Takes a tag away from everything; for a day it can be brought back. */
export const deleteEverywhere = (
  db: Database,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<void> => withTags(db, ownerId, [id], (tx) => removeTag(tx, { id, ownerId }));

/**
 * Gives a deleted tag back to all that had it and is still there. Answers its id, also where it is not deleted, or that
 * of the tag which has its name by now.
 */
export const bringBack = (db: Database, { id, ownerId }: { id: string; ownerId: string }): Promise<string> =>
  withTags(db, ownerId, [], async (tx) => (await restoreTagRow(tx, { id, ownerId })) ?? id);
