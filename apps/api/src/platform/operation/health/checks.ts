import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';

import type { Queryable } from '@glossa/db/database';
import { readMigrations } from '@glossa/db/migrate';
import { readRoutines } from '@glossa/db/routines';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import type { Storage } from '@glossa/storage/storage';

import type { HealthCheck } from './monitor-parts.ts';
import { listMigrations, listRoutineFiles, ping } from './queries.ts';

/** Checks that the database responds, and reports its latency in milliseconds. */
export const databaseCheck = (db: Queryable): HealthCheck => ({
  isRequired: true,
  cacheMs: 1000,
  check: async () => {
    const start = performance.now();
    await ping(db);
    return { status: 'ok', latency_ms: Math.round((performance.now() - start) * 10) / 10 };
  },
});

/**
 * Checks that all migrations, functions and triggers of this version have been applied; those of later versions do no
 * harm. Functions and triggers are checked only by name, because a version also works with those of the next version.
 */
export function migrationsCheck(db: Queryable, folder: string): HealthCheck {
  const migrations = readMigrations(folder).map(({ name }) => name);
  const files = readRoutines(folder).map(({ name }) => name);
  let isComplete = false;
  const countMissing = async (): Promise<number> => {
    const appliedMigrations = new Set(await listMigrations(db));
    const missing = migrations.filter((name) => !appliedMigrations.has(name)).length;
    // A newer version may have removed functions that this version has but doesn't call.
    if (missing > 0 || appliedMigrations.size > migrations.length) return missing;
    const appliedFiles = new Set(await listRoutineFiles(db));
    return files.filter((name) => !appliedFiles.has(name)).length;
  };
  return {
    isRequired: true,
    cacheMs: 1000,
    check: async () => {
      // Migrations are never reverted.
      if (isComplete) return { status: 'ok' };
      const missing = await countMissing();
      isComplete = missing === 0;
      return isComplete ? { status: 'ok' } : { status: 'incomplete', missing };
    },
  };
}

/** Checks that jobs can be enqueued and processed when the queue is outside the database. */
export const queueCheck = (jobs: Pick<Enqueuer, 'ping'>, isRequired: boolean): HealthCheck => ({
  isRequired,
  cacheMs: 1000,
  check: async () => {
    await jobs.ping();
    return { status: 'ok' };
  },
});

/** Checks that files can be written. A failure only degrades the site, because stored files can still be read. */
export function storageCheck(storage: Pick<Storage, 'write' | 'remove'>): HealthCheck {
  const key = `probes/${hostname().replaceAll(/[^\w-]/g, '-')}-${process.pid}`;
  return {
    isRequired: false,
    cacheMs: 15_000,
    check: async () => {
      await storage.write(key, 'ok');
      await storage.remove(key);
      return { status: 'ok' };
    },
  };
}

/** Returns the free bytes on a folder's disk. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Checks that the data folder's disk has at least as much free space as uploads need; everything else will soon fail.
 */
export const diskCheck = (folder: string, minFreeBytes: number): HealthCheck => ({
  isRequired: false,
  cacheMs: 1000,
  check: async () => {
    const free = await readFreeBytes(folder);
    return { status: free < minFreeBytes ? 'low' : 'ok', free_bytes: free };
  },
});
