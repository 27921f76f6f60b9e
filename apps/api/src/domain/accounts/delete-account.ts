import { fail } from '@glossa/contract/failure';
import type { Database, Transaction } from '@glossa/db/database';
import { archiveKey } from '@glossa/formats/archive/archive-key';
import type { Storage } from '@glossa/storage/storage';
import type { Logger } from 'pino';

import { incomingKey } from '#domain/documents/find-document.ts';
import { bookKey } from '#domain/library/book-key.ts';
import { removeUnusedMedia } from '#domain/videos/remove-media.ts';
import { deckKey, refusedKey, uploadKey } from '#domain/vocabulary/word-file-keys.ts';
import {
  deleteAccountRow,
  findHeld,
  forgetBuyer,
  forgetArchives,
  forgetPictures,
  lockActiveAdmins,
  lockLearner,
  removeUnheldDocuments,
  type Held,
} from './deletion-queries.ts';
import { rosterKey } from './roster-key.ts';

interface Parts {
  db: Database;
  storage: Storage;
  log: Pick<Logger, 'error'>;
}

/**
 * Deletes an account with everything that belongs to it alone: texts, videos, words, sessions, tokens, recordings,
 * pictures, word files and learner rosters, and documents that no one else uses. `first` runs in the same transaction,
 * with the ids of all active admins, whose rows are locked.
 * @throws {Failure} `last_admin` for the only active admin
 */
export async function deleteAccount(
  parts: Parts,
  id: string,
  first: (tx: Transaction, admins: readonly string[]) => Promise<void> = async () => {},
): Promise<void> {
  const { db, log } = parts;
  const held = await db.transaction(async (tx) => {
    const admins = await lockActiveAdmins(tx);
    await first(tx, admins);
    if (admins.length === 1 && admins[0] === id) fail('last_admin');
    await lockLearner(tx, id);
    const found = await findHeld(tx, id);
    await forgetBuyer(tx, id);
    await deleteAccountRow(tx, id);
    return found;
  });
  // The account is already deleted, even if cleaning up its files fails.
  try {
    await clearAway(parts, held);
  } catch (error) {
    log.error({ err: error, learnerId: id }, 'what a deleted account has held was not all removed');
  }
}

/**
 * Deletes the files and documents of a deleted account. If one can't be deleted, the sweeper
 * retries it, or storage-check reports it as a stray.
 */
async function clearAway({ db, storage, log }: Parts, held: Held): Promise<void> {
  // A separate transaction prevents a deadlock: the analysis locks a document first and its readers second.
  const documents = await db.transaction((tx) => removeUnheldDocuments(tx, held.documentIds));
  const waiting = documents.filter(({ status }) => status !== 'ready');
  const incoming = waiting.map(({ language, hash }) => incomingKey(language, hash));
  const keys = [
    ...held.audioKeys,
    ...held.coverKeys,
    ...held.pictureKeys,
    ...held.bookIds.map(bookKey),
    ...held.importIds.flatMap((importId) => [uploadKey(importId), refusedKey(importId)]),
    ...held.rosterIds.map(rosterKey),
    ...held.exportIds.map(deckKey),
    ...held.archiveIds.map(archiveKey),
    ...incoming,
  ];
  const left = new Set<string>();
  for (const key of keys) {
    try {
      await storage.remove(key);
    } catch (error) {
      left.add(key);
      log.error({ err: error, key }, 'a file of a deleted account could not be removed');
    }
  }
  // Keep the rows of files that could not be deleted, so that the upkeep job retries.
  await forgetPictures(
    db,
    held.pictureKeys.filter((key) => !left.has(key)),
  );
  await forgetArchives(
    db,
    held.archiveIds.filter((id) => !left.has(archiveKey(id))),
  );
  await removeUnusedMedia({ db, storage }, held.mediaIds);
}
