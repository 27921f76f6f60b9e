import path from 'node:path';

import { createAnalyzer, type Analyzer } from '@glossa/analyzer/analyzer';
import { openDatabase, type Database } from '@glossa/db/database';
import type { JobStore } from '@glossa/jobs/backend';
import { createEnqueuer, type Enqueuer } from '@glossa/jobs/enqueuer';
import { createMediaTools } from '@glossa/media/create-media-tools';
import type { MediaTools } from '@glossa/media/media-tools';
import { masterKeys } from '@glossa/protection/sealed-files/master-keys';
import { partlySealed } from '@glossa/protection/sealed-files/partly-sealed';
import { sealedStorage } from '@glossa/protection/sealed-files/sealed-storage';
import type { BaseStorage } from '@glossa/storage/storage';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

import { isEncryptedVideo } from './domain/videos/media-keys.ts';
import { accountStorage, type AccountStorage } from './domain/storage-quota/account-storage.ts';
import { createBackground, type Background } from './platform/background.ts';
import type { Config } from './config.ts';
import { createLimits, type Limits } from './http/limits.ts';
import { createSessionCache, type SessionCache } from './http/session-cache.ts';
import { createLog } from './platform/logging/create-log.ts';
import { createMailer, type Mailer } from './platform/email/mailer.ts';
import { createMilestoneChecker, type MilestoneChecker } from './domain/activity/milestone-checker.ts';
import { dispatch } from './domain/events/events.ts';
import { openStorage } from './platform/open-storage.ts';
import { publicFetchPolicy, type FetchPolicy } from './platform/outbound/fetch-policy.ts';
import { analyzerProgram } from './paths.ts';
import { createSubscribers } from './subscribers.ts';
import { openPayments, type Payments } from './domain/shop/payments/provider.ts';
import { throttle } from './platform/throttle.ts';

/** Everything the features depend on. Each feature takes only the parts that it uses. */
export interface Deps {
  config: Config;
  log: Logger;
  db: Database;
  sessionCache: SessionCache;
  jobs: Enqueuer;
  /** File storage in which an account's files count toward its quota. */
  storage: AccountStorage;
  /** The same storage with encryption at rest, for files that are sold. */
  sealed: AccountStorage;
  /** The underlying storage, for listing all files. */
  files: BaseStorage;
  analyzer: Analyzer;
  media: MediaTools;
  limits: Limits;
  mailer: Mailer;
  background: Background;
  /** Returns the current time; tests replace it. */
  clock: () => Date;
  /** Access rules for fetching web pages at URLs that users enter. */
  fetchPolicy: FetchPolicy;
  milestones: MilestoneChecker;
  /** The shop's payment provider; undefined when the site takes no payments. */
  payments: Payments | undefined;
  close(): Promise<void>;
}

/** Returns the configured job store: Redis or the database. */
export const jobStore = (config: Config): JobStore =>
  config.redisUrl ? { redisUrl: config.redisUrl } : { databaseUrl: config.databaseUrl };

/**
 * Creates everything the server needs; `close` shuts it down in reverse order. Connects lazily, on first use.
 * Enqueueing a job times out after `queueTimeoutMs` milliseconds.
 */
export function createDeps(
  config: Config,
  name: string,
  { queueTimeoutMs = 5000 }: { queueTimeoutMs?: number } = {},
): Deps {
  const log = createLog({ name, level: config.logLevel });
  const onError = throttle((error: Error) => log.warn({ err: error }, 'connection lost'));
  const sessionCache = createSessionCache();
  const db = openDatabase(config.databaseUrl, {
    max: config.databasePool,
    onError,
    listener: { channel: 'learner_change', onNotification: sessionCache.evict },
    onEvent: (event) =>
      dispatch(createSubscribers(deps), event, (error) =>
        log.error({ err: error, event: event.name }, 'event handler failed'),
      ),
  });
  const redis = config.redisUrl ? new Redis(config.redisUrl, { enableOfflineQueue: false }) : undefined;
  redis?.on('error', onError);
  const background = createBackground(log);
  const analyzer = createAnalyzer(analyzerProgram);
  const jobs = createEnqueuer(jobStore(config), onError, queueTimeoutMs);
  const files = openStorage(config);
  const sealed = sealedStorage(files, masterKeys(config.secret, ...config.earlierSecrets));
  const deps: Deps = {
    config,
    log,
    db,
    sessionCache,
    jobs,
    storage: accountStorage(partlySealed(files, sealed, isEncryptedVideo), { db, config }),
    files,
    sealed: accountStorage(sealed, { db, config }),
    analyzer,
    media: createMediaTools({
      ffmpeg: config.video.ffmpeg,
      ffprobe: config.video.ffprobe,
      log,
      limits: { niceness: config.video.niceness },
    }),
    limits: createLimits({ pool: db.pool, redis }),
    mailer: createMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      outbox: path.join(config.dataDir, 'outbox'),
    }),
    background,
    clock: () => new Date(),
    fetchPolicy: publicFetchPolicy(config.publicUrl),
    // Read the clock from `deps` on each call, because tests replace it.
    milestones: createMilestoneChecker({ db, background, clock: () => deps.clock() }),
    payments: openPayments(config.payments, { db, now: () => deps.clock() }),
    close: async () => {
      deps.milestones.close();
      await background.settled();
      await analyzer.close();
      await jobs.close();
      redis?.disconnect();
      await db.close();
    },
  };
  return deps;
}
