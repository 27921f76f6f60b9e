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
import type { BaseStorage, Storage } from '@glossa/storage/storage';
import type { Logger } from 'pino';

import type { Config } from '#config.ts';
import { learnerImportKey } from '#domain/accounts/learner-import-key.ts';
import { foldLearnerCounts, updateGracePeriods } from '#domain/accounts/queries.ts';
import { dictionaryUploadKey, installationFolder } from '#domain/dictionaries/installation-files.ts';
import { speechKey } from '#domain/external-services/speech-files.ts';
import { bookKey } from '#domain/library/storage-keys.ts';
import { notify } from '#domain/notifications/queries.ts';
import { listLearnersAfter, recountLearner } from '#domain/recount/queries.ts';
import { deleteOldEvents } from '#domain/security-log/queries.ts';
import { deleteExpiredReservations } from '#domain/storage-quota/queries.ts';
import { recountStorage } from '#domain/storage-quota/recount.ts';
import { enqueueInTurn } from '#domain/tasks/enqueue-in-turn.ts';
import { removeUnusedTracks } from '#domain/videos/queries.ts';
import { removeUnusedMedia } from '#domain/videos/remove-unused-media.ts';
import { removeStaleFiles } from '#domain/videos/work-folders.ts';
import { deckKey, rejectedLinesKey, uploadKey } from '#domain/vocabulary/word-file-keys.ts';
import * as queries from './queries.ts';

export interface UpkeepDeps {
  config: Pick<Config, 'dataDir' | 'speechCacheBytes' | 'secondFactor' | 'securityLogDays'>;
  db: Database;
  files: BaseStorage;
  jobs: Enqueuer;
  storage: Storage;
  log: Logger;
}

/** Removes expired data and re-enqueues lost jobs; runs every minute. */
export async function runSweep(deps: UpkeepDeps): Promise<void> {
  const { db, jobs, storage } = deps;
  await enqueueLostJobs(deps);
  await foldLearnerCounts(db);
  await jobs.enqueue(sealVideos, {}, 'films');
  await jobs.enqueue(makeSamples, {}, 'samples');
  await queries.deleteExpired(db);
  await deleteExpiredReservations(db);
  await deleteOldEvents(db, new Date(), deps.config.securityLogDays);
  await removeOldFiles(deps);
  for (const id of await queries.deleteIdleLearnerImports(db)) await storage.remove(learnerImportKey(id));
  for (const id of await queries.deleteOldBookImports(db)) await storage.remove(bookKey(id));
  for (const id of await queries.deleteOldInstallations(db)) {
    await storage.remove(dictionaryUploadKey(id));
    await rm(installationFolder(deps.config.dataDir, id), { recursive: true, force: true });
  }
  await removeOldArchives(deps);
  await removeOldProducts(deps);
  await removeUnusedSpeech(deps);
  await removeUnusedMedia(deps);
  await removeStaleFiles(deps.config.dataDir);
  while ((await removeUnusedTracks(db)) > 0);
  while ((await queries.deleteUnusedDocuments(db)) > 0);
}

/**
 * Corrects counts, removes unused images, notifies buyers and updates the grace periods for second factors; runs every
 * night.
 */
export async function runNightly(deps: UpkeepDeps): Promise<void> {
  await recountAll(deps);
  await recountFiles(deps);
  await queries.foldTagUses(deps.db);
  await removeUnusedImages(deps);
  await notifyEndingPurchases(deps.db, new Date());
  await updateGracePeriods(deps.db, deps.config.secondFactor);
}

/** Seconds without a heartbeat after which a job is enqueued again. */
const heartbeatTimeout = 15;

/** Re-enqueues lost analyses, imports and the like. A duplicate job is harmless. */
export async function enqueueLostJobs(
  deps: Pick<UpkeepDeps, 'db' | 'jobs'>,
  seconds = heartbeatTimeout,
): Promise<void> {
  const { db, jobs } = deps;
  for (const documentId of await queries.listStalledDocuments(db, seconds))
    await enqueueInTurn(deps, { documentId }, { definition: analyzeDocument, payload: { documentId } });
  for (const { id, type, importId } of await queries.listStalledTasks(db, seconds)) {
    const packing = { definition: packDeck, payload: { taskId: id }, key: id };
    if (type === 'export_words') await enqueueInTurn(deps, { taskId: id }, packing);
    // Omit the deduplication key, because a killed worker's job counts as active until its lock expires.
    const definition = type === 'import_words' ? importWords : importLearners;
    if (importId) await enqueueInTurn(deps, { taskId: id }, { definition, payload: { importId } });
  }
  for (const { importId, taskId } of await queries.listStalledBookImports(db, seconds))
    await enqueueInTurn(deps, { taskId }, { definition: importBook, payload: { importId } });
  for (const { id, kind } of await queries.listStalledArchives(db, seconds)) {
    const definition = kind === 'export' ? exportAccount : importAccount;
    await jobs.enqueue(definition, { archiveId: id }, seconds > 0 ? id : undefined);
  }
  for (const installationId of await queries.listStalledInstallations(db, seconds))
    await jobs.enqueue(installDictionary, { installationId }, seconds > 0 ? installationId : undefined);
  // Use a deduplication key, except at startup, so that a video waiting behind a long video isn't queued many times.
  for (const videoId of await queries.listStalledVideos(db, seconds)) {
    const job = { definition: processVideo, payload: { videoId }, ...(seconds > 0 && { key: videoId }) };
    await enqueueInTurn(deps, { videoId }, job);
  }
}

const keysByKind: Record<
  Awaited<ReturnType<typeof queries.listOldFiles>>[number]['kind'],
  (id: string) => string[]
> = {
  import: (id) => [uploadKey(id), rejectedLinesKey(id)],
  export: (id) => [deckKey(id)],
  roster: (id) => [learnerImportKey(id)],
};

/** Removes expired word and learner files. Deletes the rows last, so that a failure in between is retried. */
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

/**
 * Removes the least recently used audio that exceeds the speech cache's limit. Deletes the rows last, so that a failure
 * is retried; a request that finds a row without its file generates the audio again.
 */
export async function removeUnusedSpeech({
  config,
  db,
  storage,
}: Pick<UpkeepDeps, 'config' | 'db' | 'storage'>): Promise<void> {
  for (const { hash, format, usedAt } of await queries.listUnusedSpeech(db, config.speechCacheBytes)) {
    await storage.remove(speechKey(hash, format));
    await queries.deleteSpeech(db, { hash, usedAt });
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

/** Removes images that no word uses and no undo can restore, including those of deleted accounts. */
export async function removeUnusedImages({ db, storage }: Pick<UpkeepDeps, 'db' | 'storage'>): Promise<void> {
  await queries.markUnusedImages(db);
  for (;;) {
    const keys = await queries.listUnusedImages(db);
    if (keys.length === 0) return;
    for (const key of keys) await storage.remove(key);
    await queries.deleteImages(db, keys);
  }
}

/** Recounts the storage that accounts use. */
export async function recountFiles({
  db,
  files,
  log,
}: Pick<UpkeepDeps, 'db' | 'files' | 'log'>): Promise<void> {
  const wrongAccounts = await recountStorage({ db, files });
  if (wrongAccounts > 0) log.info({ accounts: wrongAccounts }, 'corrected the used space of accounts');
}

async function recountAll({ db, log }: Pick<UpkeepDeps, 'db' | 'log'>): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ids = await listLearnersAfter(db, last);
    if (ids.length === 0) return;
    for (const id of ids) {
      const correctedCounts = await recountLearner(db, id);
      if (correctedCounts > 0)
        log.error({ learnerId: id, wrong: correctedCounts }, 'repaired counts that differed from a recount');
    }
    last = ids.at(-1) as string;
  }
}

/** Milliseconds before the end of a purchase at which the buyer is notified. */
const noticePeriod = 7 * 86_400_000;

/** Notifies buyers once if their access to a product will end within a week. */
export async function notifyEndingPurchases(db: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() + noticePeriod);
  for (const { id, learnerId, title } of await queries.listEndingPurchases(db, { from: now, until })) {
    const link = `/marketplace/purchased/${id}`;
    await db.transaction((tx) =>
      notify(tx, { learnerId, type: 'SYSTEM', subject: `purchase_ends:${title}`, link }),
    );
  }
}
