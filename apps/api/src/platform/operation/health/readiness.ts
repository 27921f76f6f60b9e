import { existsSync } from 'node:fs';

import type { Deps } from '#deps.ts';
import { databasePart, diskPart, migrationsPart, queuePart, storagePart } from './parts.ts';
import { watchParts, type HealthReport } from './watch-parts.ts';

/** Whether this process should get work. */
export interface Readiness {
  /** Resolves within two seconds. */
  report: () => Promise<HealthReport>;
  /** Reports `stopping` from now on, because the process is about to end. */
  stop: () => void;
}

/** Monitors the dependencies of a process. A worker needs its queue; a server can respond without it. */
export function watchReadiness(
  { config, db, jobs, storage }: Pick<Deps, 'config' | 'db' | 'jobs' | 'storage'>,
  role: 'api' | 'worker',
): Readiness {
  let isStopping = false;
  const look = watchParts({
    database: databasePart(db),
    // A program may be installed without the migrations.
    ...(existsSync(config.migrationsDir) ? { migrations: migrationsPart(db, config.migrationsDir) } : {}),
    ...(config.redisUrl ? { queue: queuePart(jobs, role === 'worker') } : {}),
    storage: storagePart(storage),
    disk: diskPart(config.dataDir),
  });
  return {
    report: async () => {
      const report = await look();
      return isStopping ? { ...report, status: 'stopping' } : report;
    },
    stop: () => {
      isStopping = true;
    },
  };
}
