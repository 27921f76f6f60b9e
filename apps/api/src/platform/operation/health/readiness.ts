import { existsSync } from 'node:fs';

import type { Deps } from '#deps.ts';
import { databaseCheck, diskCheck, migrationsCheck, queueCheck, storageCheck } from './checks.ts';
import { monitorParts, type HealthReport } from './monitor-parts.ts';

/** Whether this process should receive requests or jobs. */
export interface Readiness {
  /** Resolves within two seconds. */
  report: () => Promise<HealthReport>;
  /** Reports `stopping` from now on, because the process is about to end. */
  stop: () => void;
}

/** Monitors the dependencies of a process. A worker needs its queue; a server can respond without it. */
export function monitorReadiness(
  { config, db, jobs, storage }: Pick<Deps, 'config' | 'db' | 'jobs' | 'storage'>,
  role: 'api' | 'worker',
): Readiness {
  let isStopping = false;
  const monitor = monitorParts({
    database: databaseCheck(db),
    // A program may be installed without the migrations.
    ...(existsSync(config.migrationsDir) ? { migrations: migrationsCheck(db, config.migrationsDir) } : {}),
    ...(config.redisUrl ? { queue: queueCheck(jobs, role === 'worker') } : {}),
    storage: storageCheck(storage),
    disk: diskCheck(config.dataDir, config.storage.minFreeBytes),
  });
  return {
    report: async () => {
      const report = await monitor();
      return isStopping ? { ...report, status: 'stopping' } : report;
    },
    stop: () => {
      isStopping = true;
    },
  };
}
