import type { Database } from '@glossa/db/database';
import type { BaseStorage } from '@glossa/storage/storage';

import { joinSorted } from '#platform/join-sorted.ts';
import * as queries from './queries.ts';

interface RecountDeps {
  db: Database;
  /** The storage without any wrapper, for the actual sizes of files. */
  files: BaseStorage;
}

const batchSize = 500;

/**
 * Recounts each account's usage from the stored files, to include files from earlier versions and correct errors after
 * crashes. Files may be added and removed while the recount runs. Returns how many accounts' counts were wrong.
 */
export async function recountStorage(deps: RecountDeps): Promise<number> {
  await countStoredFiles(deps);
  await forgetMissingFiles(deps);
  return recountAccounts(deps.db);
}

/** Counts the stored files that accounts own. */
async function countStoredFiles({ db, files }: RecountDeps): Promise<void> {
  let batch: queries.CountedFile[] = [];
  const flush = async () => {
    const changedKeys = await queries.putFiles(db, batch);
    batch = [];
    // If a file was removed after it was listed, it was uncounted before being counted here, so uncount it again.
    for (const key of changedKeys) if (!(await files.stat(key))) await queries.deleteFiles(db, [key]);
  };
  const nameOf = {
    left: (one: { key: string }) => one.key,
    right: (one: { key: string }) => one.key,
  };
  await db.transaction(async (tx) => {
    for await (const { left, right } of joinSorted(queries.listOwnedFiles(tx), files.list(), nameOf)) {
      if (left && right) batch.push({ ...left, bytes: right.size });
      if (batch.length >= batchSize) await flush();
    }
    await flush();
  });
}

/** Uncounts files that are no longer stored. */
async function forgetMissingFiles({ db, files }: RecountDeps): Promise<void> {
  let last = '';
  for (;;) {
    const page = await queries.listFilesAfter(db, last);
    if (page.length === 0) return;
    for (const { key, isOld } of page) {
      // Skip new files, which are counted before they are stored.
      if (isOld && !(await files.stat(key))) await queries.deleteFiles(db, [key]);
    }
    last = page.at(-1)?.key ?? last;
  }
}

async function recountAccounts(db: Database): Promise<number> {
  let wrong = 0;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ids = await queries.listAccountsAfter(db, last);
    if (ids.length === 0) break;
    for (const id of ids) {
      const wasWrong = await db.transaction(async (tx) => {
        await queries.lockUse(tx, id);
        return queries.recountUse(tx, id);
      });
      if (wasWrong) wrong += 1;
    }
    last = ids.at(-1) as string;
  }
  await queries.deleteEmptyUses(db);
  return wrong;
}
