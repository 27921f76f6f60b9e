import { rm } from 'node:fs/promises';

import type { Database } from '@glossa/db/database';
import { archiveKey } from '@glossa/formats/archive/archive-key';
import {
  analyzeDocument,
  exportAccount,
  importAccount,
  importBook,
  importLearners,
  importWords,
  installDictionary,
  makeSamples,
  packDeck,
  processVideo,
  sealVideos,
} from '@glossa/jobs/definitions';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import type { Storage } from '@glossa/storage/storage';
import type { Logger } from 'pino';

import type { Config } from '#config.ts';
import { learnerImportKey } from '#domain/accounts/learner-import-key.ts';
import { foldLearnerCounts } from '#domain/accounts/queries.ts';
import { dictionaryUploadKey, installationFolder } from '#domain/dictionaries/installation-files.ts';
import { bookKey } from '#domain/library/storage-keys.ts';
import { notify } from '#domain/notifications/queries.ts';
import { listLearnersAfter, recountLearner } from '#domain/recount/queries.ts';
import { removeUnusedTracks } from '#domain/videos/queries.ts';
import { removeUnusedMedia } from '#domain/videos/remove-unused-media.ts';
import { removeStaleFiles } from '#domain/videos/work-folders.ts';
import { deckKey, refusedKey, uploadKey } from '#domain/vocabulary/word-file-keys.ts';
import * as queries from './queries.ts';

export interface UpkeepDeps {
  config: Pick<Config, 'dataDir'>;
  db: Database;
  jobs: Enqueuer;
  storage: Storage;
  log: Logger;
}

/** Removes what has expired and enqueues lost jobs; runs every minute. */
export async function runSweep(deps: UpkeepDeps): Promise<void> {
  const { db, jobs, storage } = deps;
  await enqueueLostJobs(deps);
  await foldLearnerCounts(db);
  await jobs.enqueue(sealVideos, {}, 'films');
  await jobs.enqueue(makeSamples, {}, 'samples');
  await queries.deleteExpired(db);
  await removeOldFiles(deps);
  for (const id of await queries.deleteIdleLearnerImports(db)) await storage.remove(learnerImportKey(id));
  for (const id of await queries.deleteOldBookImports(db)) await storage.remove(bookKey(id));
  for (const id of await queries.deleteOldInstallations(db)) {
    await storage.remove(dictionaryUploadKey(id));
    await rm(installationFolder(deps.config.dataDir, id), { recursive: true, force: true });
  }
  await removeOldArchives(deps);
  await removeOldProducts(deps);
  await removeUnusedMedia(deps);
  await removeStaleFiles(deps.config.dataDir);
  while ((await removeUnusedTracks(db)) > 0);
  while ((await queries.deleteUnusedDocuments(db)) > 0);
}

/** Corrects counts, removes unused pictures and notifies buyers; runs every night. */
export async function runNightly(deps: UpkeepDeps): Promise<void> {
  await recountAll(deps);
  await queries.foldTagUses(deps.db);
  await removeUnusedPictures(deps);
  await notifyEndingPurchases(deps.db, new Date());
}

/** Seconds without a heartbeat after which a job is enqueued again. */
const heartbeatTimeout = 15;

/** Re-enqueues lost analyses, imports and the like. A duplicate job is harmless. */
export async function enqueueLostJobs(
  { db, jobs }: Pick<UpkeepDeps, 'db' | 'jobs'>,
  seconds = heartbeatTimeout,
): Promise<void> {
  for (const documentId of await queries.listStalledDocuments(db, seconds))
    await jobs.enqueue(analyzeDocument, { documentId });
  for (const { id, type, importId } of await queries.listStalledTasks(db, seconds)) {
    if (type === 'export_words') await jobs.enqueue(packDeck, { taskId: id }, id);
    // No deduplication key, because a killed worker's job counts as active until its lock expires.
    if (importId) await jobs.enqueue(type === 'import_words' ? importWords : importLearners, { importId });
  }
  for (const importId of await queries.listStalledBookImports(db, seconds))
    await jobs.enqueue(importBook, { importId });
  for (const { id, kind } of await queries.listStalledArchives(db, seconds)) {
    const definition = kind === 'export' ? exportAccount : importAccount;
    await jobs.enqueue(definition, { archiveId: id }, seconds > 0 ? id : undefined);
  }
  for (const installationId of await queries.listStalledInstallations(db, seconds))
    await jobs.enqueue(installDictionary, { installationId }, seconds > 0 ? installationId : undefined);
  // With a deduplication key, except at startup, so that a video waiting behind a long one isn't queued many times.
  for (const videoId of await queries.listStalledVideos(db, seconds))
    await jobs.enqueue(processVideo, { videoId }, seconds > 0 ? videoId : undefined);
}

const keysByKind: Record<
  Awaited<ReturnType<typeof queries.listOldFiles>>[number]['kind'],
  (id: string) => string[]
> = {
  import: (id) => [uploadKey(id), refusedKey(id)],
  export: (id) => [deckKey(id)],
  roster: (id) => [learnerImportKey(id)],
};

/** Removes expired files of words and learners. Deletes the rows last, so that a failure in between is retried. */
async function removeOldFiles({ db, storage }: Pick<UpkeepDeps, 'db' | 'storage'>): Promise<void> {
  for (const { id, kind } of await queries.listOldFiles(db)) {
    for (const key of keysByKind[kind](id)) await storage.remove(key);
    await queries.deleteFileRows(db, id);
  }
}

/** Removes expired archives and those of deleted accounts. Deletes the rows last, so that a failure is retried. */
export async function removeOldArchives({ db, storage }: Pick<UpkeepDeps, 'db' | 'storage'>): Promise<void> {
  for (const id of await queries.listOldArchives(db)) {
    await storage.remove(archiveKey(id));
    await queries.deleteArchive(db, id);
  }
}

/** Deletes products that were removed over 30 days ago and never ordered, and files that no product uses. */
export async function removeOldProducts({ db, storage }: Pick<UpkeepDeps, 'db' | 'storage'>): Promise<void> {
  while ((await queries.deleteRemovedProducts(db)) > 0);
  for (const { id, key } of await queries.listUnusedProductFiles(db)) {
    await storage.remove(key);
    await queries.deleteProductFile(db, id);
  }
}

/** Removes pictures that no word uses and no undo can restore, including those of deleted accounts. */
export async function removeUnusedPictures({
  db,
  storage,
}: Pick<UpkeepDeps, 'db' | 'storage'>): Promise<void> {
  await queries.markUnusedPictures(db);
  for (;;) {
    const keys = await queries.listUnusedPictures(db);
    if (keys.length === 0) return;
    for (const key of keys) await storage.remove(key);
    await queries.deletePictures(db, keys);
  }
}

async function recountAll({ db, log }: Pick<UpkeepDeps, 'db' | 'log'>): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ids = await listLearnersAfter(db, last);
    if (ids.length === 0) return;
    for (const id of ids) {
      const wrong = await recountLearner(db, id);
      if (wrong > 0) log.error({ learnerId: id, wrong }, 'repaired counts that differed from a recount');
    }
    last = ids.at(-1) as string;
  }
}

/** Milliseconds before the end of a purchase at which the buyer is notified. */
const noticePeriod = 7 * 86_400_000;

/** Notifies buyers once when their access to a product ends within a week. */
export async function notifyEndingPurchases(db: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() + noticePeriod);
  for (const { id, learnerId, title } of await queries.listEndingPurchases(db, { from: now, until })) {
    const link = `/marketplace/purchased/${id}`;
    await db.transaction((tx) =>
      notify(tx, { learnerId, type: 'SYSTEM', subject: `purchase_ends:${title}`, link }),
    );
  }
}
