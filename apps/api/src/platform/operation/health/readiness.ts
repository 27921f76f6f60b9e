import { existsSync } from 'node:fs';

import type { Deps } from '#deps.ts';
import { databasePart, diskPart, migrationsPart, queuePart, storagePart } from './parts.ts';
import { watchParts, type HealthReport } from './watch-parts.ts';

/** Whether this process should be given work. */
export interface Readiness {
  /** Answers within two seconds. */
  report: () => Promise<HealthReport>;
  /** From now on, it should be given none: it is about to end. */
  stop: () => void;
}

/** Watches what a process works with. A worker needs its queue; a server answers without one. */
export function watchReadiness(
  { config, db, jobs, storage }: Pick<Deps, 'config' | 'db' | 'jobs' | 'storage'>,
  role: 'api' | 'worker',
): Readiness {
  let isStopping = false;
  const look = watchParts({
    database: databasePart(db),
    // A program may be installed without them.
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
