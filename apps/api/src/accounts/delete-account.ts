import { archiveKey } from '@glossa/archive/archive-key';
import type { Database, Transaction } from '@glossa/db/database';
import { incomingKey } from '@glossa/documents/find-document';
import { bookKey } from '@glossa/library/book-key';
import type { Storage } from '@glossa/storage/storage';
import { removeUnusedMedia } from '@glossa/videos/remove-media';
import { deckKey, refusedKey, uploadKey } from '@glossa/vocabulary/word-file-keys';

import { fail } from '../http/fail.ts';
import {
  deleteAccountRow,
  findHeld,
  forgetBuyer,
  forgetArchives,
  forgetPictures,
  lockActiveAdmins,
  lockLearner,
  removeUnheldDocuments,
} from './deletion-queries.ts';
import { rosterKey } from './roster-key.ts';

/**
 * Deletes an account with everything that belongs to it alone: texts, videos, words, sessions, tokens, recordings, pictures, files
 * of words and of learners, and the documents that nobody else has. Fails with `last_admin` for the only active admin. `first` is done in the same
 * transaction, with the ids of all active admins, who are held.
 */
export async function deleteAccount(
  { db, storage }: { db: Database; storage: Storage },
  id: string,
  first: (tx: Transaction, admins: readonly string[]) => Promise<void> = async () => {},
): Promise<void> {
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
  // In a transaction of its own: who analyses a document holds it first and its readers second.
  // Should the process die here, the sweeper removes them.
  const documents = await db.transaction((tx) => removeUnheldDocuments(tx, held.documentIds));
  const waiting = documents.filter(({ status }) => status !== 'ready');
  const incoming = waiting.map(({ language, hash }) => incomingKey(language, hash));
  const keys = [
    ...held.audioKeys,
    ...held.pictureKeys,
    ...held.bookIds.map(bookKey),
    ...held.importIds.flatMap((importId) => [uploadKey(importId), refusedKey(importId)]),
    ...held.rosterIds.map(rosterKey),
    ...held.exportIds.map(deckKey),
    ...held.archiveIds.map(archiveKey),
    ...incoming,
  ];
  for (const key of keys) await storage.remove(key);
  await forgetPictures(db, held.pictureKeys);
  await forgetArchives(db, held.archiveIds);
  await removeUnusedMedia({ db, storage }, held.mediaIds);
}
