import { rm } from 'node:fs/promises';
import path from 'node:path';

import { fail } from '@glossa/contract/failure';
import type { Database, Transaction } from '@glossa/db/database';
import { archiveKey } from '@glossa/formats/archive/archive-key';
import type { Storage } from '@glossa/storage/storage';
import type { Logger } from 'pino';

import type { Config } from '#config.ts';
import { pendingContentKey } from '#domain/documents/content-hash.ts';
import { bookKey } from '#domain/library/storage-keys.ts';
import { recordDeletion, type EventActor } from '#domain/security-log/record-event.ts';
import { deleteUse } from '#domain/storage-quota/queries.ts';
import { removeUnusedMedia } from '#domain/videos/remove-unused-media.ts';
import { uploadFolder } from '#domain/videos/work-folders.ts';
import { deckKey, rejectedLinesKey, uploadKey } from '#domain/vocabulary/word-file-keys.ts';
import type { Mailer } from '#platform/email/mailer.ts';
import { learnerImportKey } from './learner-import-key.ts';
import {
  anonymizeOrders,
  deleteArchives,
  deleteLearner,
  deleteUnusedDocuments,
  deleteWordImages,
  findEmail,
  findReferences,
  lockActiveAdmins,
  lockLearner,
  type AccountReferences,
} from './queries.ts';

export interface DeletionDeps {
  config: Pick<Config, 'dataDir'>;
  db: Database;
  storage: Storage;
  mailer: Pick<Mailer, 'outbox'>;
  log: Pick<Logger, 'error'>;
}

/**
 * Deletes an account with everything that belongs to it alone: texts, videos, words, sessions, tokens, recordings,
 * word images, word files and learner imports, unfinished uploads, emails stored here, and documents that no one else
 * uses. In the security log, an alias replaces the account. `before` runs in the same transaction, with the IDs of all
 * active admins, whose rows are locked.
 * @throws {Failure} `last_admin` for the only active admin
 */
export async function deleteAccount(
  deps: DeletionDeps,
  id: string,
  actor: EventActor,
  before: (tx: Transaction, admins: readonly string[]) => Promise<void> = async () => {},
): Promise<void> {
  const { db, log } = deps;
  const { references, email } = await db.transaction(async (tx) => {
    const admins = await lockActiveAdmins(tx);
    await before(tx, admins);
    if (admins.length === 1 && admins[0] === id) fail('last_admin');
    await lockLearner(tx, id);
    const found = { references: await findReferences(tx, id), email: await findEmail(tx, id) };
    await anonymizeOrders(tx, id);
    await recordDeletion(tx, id, actor);
    await deleteLearner(tx, id);
    return found;
  });
  // The account is already deleted, so log a failure to clean up its files instead of throwing.
  try {
    await rm(path.join(uploadFolder(deps.config.dataDir), id), { recursive: true, force: true });
    if (email !== undefined) await deps.mailer.outbox?.removeTo(email);
    await deleteAccountFiles(deps, references);
    await deleteUse(db, id);
  } catch (error) {
    log.error({ err: error, learnerId: id }, 'could not remove some files of a deleted account');
  }
}

/**
 * Deletes the files and documents of a deleted account. If a file can't be deleted, the sweeper retries, or
 * storage-check reports the file as a stray.
 */
async function deleteAccountFiles(
  { db, storage, log }: DeletionDeps,
  references: AccountReferences,
): Promise<void> {
  // A separate transaction prevents a deadlock: the analysis locks a document first, then its readers.
  const documents = await db.transaction((tx) => deleteUnusedDocuments(tx, references.documentIds));
  const pending = documents.filter(({ status }) => status !== 'ready');
  const incoming = pending.map(({ language, hash }) => pendingContentKey(language, hash));
  const keys = [
    ...references.audioKeys,
    ...references.coverKeys,
    ...references.imageKeys,
    ...references.bookIds.map(bookKey),
    ...references.importIds.flatMap((importId) => [uploadKey(importId), rejectedLinesKey(importId)]),
    ...references.learnerImportIds.map(learnerImportKey),
    ...references.exportIds.map(deckKey),
    ...references.archiveIds.map(archiveKey),
    ...incoming,
  ];
  const failed = new Set<string>();
  for (const key of keys) {
    try {
      await storage.remove(key);
    } catch (error) {
      failed.add(key);
      log.error({ err: error, key }, 'could not remove a file of a deleted account');
    }
  }
  // Keep the rows of files that could not be deleted, so that the upkeep job retries them.
  await deleteWordImages(
    db,
    references.imageKeys.filter((key) => !failed.has(key)),
  );
  await deleteArchives(
    db,
    references.archiveIds.filter((id) => !failed.has(archiveKey(id))),
  );
  await removeUnusedMedia({ db, storage }, references.mediaIds);
}
