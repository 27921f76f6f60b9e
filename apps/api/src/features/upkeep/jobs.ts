import { archiveKey } from '@glossa/formats/archive/archive-key';
import type { Database } from '@glossa/db/database';
import {
  analyseDocument,
  exportAccount,
  importAccount,
  importBook,
  importLearners,
  importWords,
  makeSamples,
  sealFilms,
  packDeck,
  processVideo,
  recount,
  sweep,
} from '@glossa/jobs/definitions';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import { handles, type JobHandler } from '@glossa/jobs/job';
import type { Storage } from '@glossa/storage/storage';
import type { Logger } from 'pino';

import type { Config } from '#config.ts';
import { foldLearnerCounts } from '#domain/accounts/fold-learner-counts.ts';
import { rosterKey } from '#domain/accounts/roster-key.ts';
import { bookKey } from '#domain/library/book-key.ts';
import { removeUnusedMedia, removeUnusedTracks } from '#domain/videos/remove-media.ts';
import { removeLeftovers } from '#domain/videos/work-folders.ts';
import { deckKey, refusedKey, uploadKey } from '#domain/vocabulary/word-file-keys.ts';
import { learnersAfter, recountLearner } from '#domain/recount/queries.ts';
import {
  findUselessPictures,
  foldTagUses,
  forgetFiles,
  forgetPictureRows,
  markUnusedPictures,
  oldFiles,
  removeExpired,
  removeIdleRosters,
  removeOldImports,
  removeOrphans,
  silentDocuments,
  silentImports,
  silentTasks,
  silentVideos,
} from './queries.ts';
import { removeOldProducts } from './remove-products.ts';
import { tellOfEndingPurchases } from './ending-purchases.ts';
import { forgetArchive, oldArchives, silentArchives } from './archive-queries.ts';

interface UpkeepDeps {
  config: Pick<Config, 'dataDir'>;
  db: Database;
  jobs: Enqueuer;
  storage: Storage;
  log: Logger;
}

/** Seconds without a heartbeat after which a job is enqueued again. */
const silence = 15;

/** Enqueues lost analyses and imports again. A duplicate job does no harm. */
export async function enqueueLost(
  { db, jobs }: Pick<UpkeepDeps, 'db' | 'jobs'>,
  seconds = silence,
): Promise<void> {
  for (const documentId of await silentDocuments(db, seconds))
    await jobs.enqueue(analyseDocument, { documentId });
  for (const { id, type, importId } of await silentTasks(db, seconds)) {
    if (type === 'export_words') await jobs.enqueue(packDeck, { taskId: id }, id);
    // Without a key: the job of a killed worker counts as active until its lock expires.
    if (importId) await jobs.enqueue(type === 'import_words' ? importWords : importLearners, { importId });
  }
  for (const importId of await silentImports(db, seconds)) await jobs.enqueue(importBook, { importId });
  for (const { id, kind } of await silentArchives(db, seconds)) {
    const definition = kind === 'export' ? exportAccount : importAccount;
    await jobs.enqueue(definition, { archiveId: id }, seconds > 0 ? id : undefined);
  }
  // With a key, except at startup: a video waiting behind a long one must not be queued many times.
  for (const videoId of await silentVideos(db, seconds))
    await jobs.enqueue(processVideo, { videoId }, seconds > 0 ? videoId : undefined);
}

async function sweepAll(deps: UpkeepDeps): Promise<void> {
  await enqueueLost(deps);
  await foldLearnerCounts(deps.db);
  await deps.jobs.enqueue(sealFilms, {}, 'films');
  await deps.jobs.enqueue(makeSamples, {}, 'samples');
  await removeExpired(deps.db);
  await removeOldFiles(deps);
  for (const id of await removeIdleRosters(deps.db)) await deps.storage.remove(rosterKey(id));
  for (const id of await removeOldImports(deps.db)) await deps.storage.remove(bookKey(id));
  await removeOldArchives(deps);
  await removeOldProducts(deps);
  await removeUnusedMedia(deps);
  await removeLeftovers(deps.config.dataDir);
  while ((await removeUnusedTracks(deps.db)) > 0);
  while ((await removeOrphans(deps.db)) > 0);
}

const filesOf: Record<Awaited<ReturnType<typeof oldFiles>>[number]['kind'], (id: string) => string[]> = {
  import: (id) => [uploadKey(id), refusedKey(id)],
  export: (id) => [deckKey(id)],
  roster: (id) => [rosterKey(id)],
};

/** Removes expired files of words and learners. Rows are deleted last, so that a failure in between is retried. */
async function removeOldFiles({ db, storage }: Pick<UpkeepDeps, 'db' | 'storage'>): Promise<void> {
  for (const { id, kind } of await oldFiles(db)) {
    const keys = filesOf[kind](id);
    for (const key of keys) await storage.remove(key);
    await forgetFiles(db, id);
  }
}

/** Removes expired archives and those of deleted accounts. Rows are deleted last. */
export async function removeOldArchives({ db, storage }: Pick<UpkeepDeps, 'db' | 'storage'>): Promise<void> {
  for (const id of await oldArchives(db)) {
    await storage.remove(archiveKey(id));
    await forgetArchive(db, id);
  }
}

/** Removes pictures that no word uses or can get back by an undo, and those of deleted accounts. */
export async function removeUselessPictures({
  db,
  storage,
}: Pick<UpkeepDeps, 'db' | 'storage'>): Promise<void> {
  await markUnusedPictures(db);
  for (;;) {
    const keys = await findUselessPictures(db);
    if (keys.length === 0) return;
    for (const key of keys) await storage.remove(key);
    await forgetPictureRows(db, keys);
  }
}

async function recountAll({ db, log }: UpkeepDeps): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ids = await learnersAfter(db, last);
    if (ids.length === 0) return;
    for (const id of ids) {
      const wrong = await recountLearner(db, id);
      if (wrong > 0) log.error({ learnerId: id, wrong }, 'counts differed from a recount and were mended');
    }
    last = ids.at(-1) as string;
  }
}

export const upkeepHandlers = (deps: UpkeepDeps): JobHandler[] => [
  handles(sweep, () => sweepAll(deps)),
  handles(recount, async () => {
    await recountAll(deps);
    await foldTagUses(deps.db);
    await removeUselessPictures(deps);
    await tellOfEndingPurchases(deps.db, new Date());
  }),
];

/** Schedules the maintenance: the sweep every minute, the recount every night. */
export async function scheduleUpkeep({ jobs }: Pick<UpkeepDeps, 'jobs'>): Promise<void> {
  await jobs.schedule(sweep, { every: 60_000 });
  await jobs.schedule(recount, { pattern: '17 3 * * *' });
}
