import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';

import type { Queryable } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';
import { readMigrations } from '@glossa/db/migrate';
import { readRoutines } from '@glossa/db/routines';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import type { Storage } from '@glossa/storage/storage';

import type { Part } from './watch-parts.ts';
import type { QueryTypes } from './parts.types.ts';

export const sql = statements<QueryTypes>('operationHealthParts', {
  ping: 'SELECT 1',
  listMigrations: `SELECT migration_name AS name FROM _prisma_migrations
   WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
});

/** The database responds; reports its latency in milliseconds. */
export const databasePart = (db: Queryable): Part => ({
  isNeeded: true,
  kept: 1000,
  look: async () => {
    const start = performance.now();
    await run(db, sql.ping, []);
    return { status: 'ok', latency_ms: Math.round((performance.now() - start) * 10) / 10 };
  },
});

/**
 * All migrations, functions and triggers that this program knows are there; later ones do no harm. Their content isn't
 * compared, because a version works with the functions of the next one.
 */
export function migrationsPart(db: Queryable, folder: string): Part {
  const migrations = readMigrations(folder).map(({ name }) => name);
  const files = readRoutines(folder).map(({ name }) => name);
  let isComplete = false;
  const countMissing = async (): Promise<number> => {
    const there = new Set((await db.rows<{ name: string }>(applied)).map(({ name }) => name));
    const missing = migrations.filter((name) => !there.has(name)).length;
    // A newer version may have removed functions that this one has but doesn't call.
    if (missing > 0 || there.size > migrations.length) return missing;
    const thereFiles = new Set((await db.rows<{ name: string }>(appliedFiles)).map(({ name }) => name));
    return files.filter((name) => !thereFiles.has(name)).length;
  };
  return {
    isNeeded: true,
    kept: 1000,
    look: async () => {
      // Migrations are never reverted.
      if (isComplete) return { status: 'ok' };
      const there = new Set((await many(db, sql.listMigrations, [])).map(({ name }) => name));
      const missing = wanted.filter((name) => !there.has(name)).length;
      isComplete = missing === 0;
      return isComplete ? { status: 'ok' } : { status: 'incomplete', missing };
    },
  };
}

/** Jobs can be enqueued and processed, if the queue is outside the database. */
export const queuePart = (jobs: Pick<Enqueuer, 'ping'>, isNeeded: boolean): Part => ({
  isNeeded,
  kept: 1000,
  look: async () => {
    await jobs.ping();
    return { status: 'ok' };
  },
});

/** Files can be written. Not needed, because stored files can still be read without it. */
export function storagePart(storage: Pick<Storage, 'write' | 'remove'>): Part {
  const key = `probes/${hostname().replaceAll(/[^\w-]/g, '-')}-${process.pid}`;
  return {
    isNeeded: false,
    kept: 15_000,
    look: async () => {
      await storage.write(key, 'ok');
      await storage.remove(key);
      return { status: 'ok' };
    },
  };
}

/** Returns the free bytes on a folder's disk. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Free bytes below which video uploads are refused; everything else will soon fail. */
const lowDisk = 512 * 1024 ** 2;

/** The disk of the data folder has free space. */
export const diskPart = (folder: string): Part => ({
  isNeeded: false,
  kept: 1000,
  look: async () => {
    const free = await freeBytes(folder);
    return { status: free < lowDisk ? 'low' : 'ok', free_bytes: free };
  },
});
