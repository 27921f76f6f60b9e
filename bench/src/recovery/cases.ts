import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { retryVideo } from '@glossa/contract/videos';
import type pg from 'pg';

import { processesIn } from '../video/processes-in.ts';
import type { Scene } from './scene.ts';
import { uploadInChunks } from './upload-in-chunks.ts';

/** A fault to cause in a scene. `recovery` returns the milliseconds since the fault ended. */
export interface Case {
  name: string;
  expectedStatus: string;
  /** Whether the fault requires a disk that can be filled. Only root can mount such a disk. */
  onSmallDisk?: boolean;
  /** Whether the fault requires the queue to be in Redis, which must be installed. */
  onRedis?: boolean;
  /** Expected number of finished tasks afterward. Defaults to 1. */
  tasks?: number;
  act: (scene: Scene) => Promise<{ id: string; recovery: () => number }>;
}

const startTimer = (): (() => number) => {
  const start = performance.now();
  return () => performance.now() - start;
};

const getWorkFolder = ({ installation }: Scene) => path.join(installation.folder, 'work');

/** Waits until a worker process reads or writes a file with the given name. */
const waitForTool = (scene: Scene, name: string) =>
  scene.waitFor(`a process with ${name}`, async () =>
    processesIn(getWorkFolder(scene)).some(({ args }) => args.some((arg) => arg.includes(name))),
  );

/** Kills the worker and starts a new one. */
async function killWorker({ installation }: Scene): Promise<() => number> {
  await installation.worker.kill();
  await installation.restartWorker();
  return startTimer();
}

/** Holds a lock in the database until the worker is waiting for it, then kills the worker. */
async function killWhileHolding(
  scene: Scene,
  acquireLock: (client: pg.PoolClient, id: string) => Promise<unknown>,
) {
  const id = await scene.uploadVideo();
  await waitForTool(scene, 'video.mp4');
  const { pool } = scene.installation;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await acquireLock(client, id);
    await scene.waitFor('the worker to wait for a lock', async () => {
      const { rowCount } = await pool.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return (rowCount ?? 0) > 0;
    });
    await scene.installation.worker.kill();
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
  await scene.installation.restartWorker();
  return { id, recovery: startTimer() };
}

const killWorkerCase = (name: string, at: (scene: Scene, id: string) => Promise<unknown>): Case => ({
  name: `kill -9 of the worker: ${name}`,
  expectedStatus: 'ready',
  act: async (scene) => {
    const id = await scene.uploadVideo();
    await at(scene, id);
    return { id, recovery: await killWorker(scene) };
  },
});

const killLockHolderCase = (name: string, acquireLock: Parameters<typeof killWhileHolding>[1]): Case => ({
  name: `kill -9 of the worker: ${name}`,
  expectedStatus: 'ready',
  act: (scene) => killWhileHolding(scene, acquireLock),
});

/** Fills the disk while a video is being converted. Returns the video's ID. */
async function convertOnFullDisk(scene: Scene): Promise<string> {
  const id = await scene.uploadVideo();
  await waitForTool(scene, 'video.mp4');
  // Leave one megabyte free, so that the disk fills up while the file is being written.
  scene.disk?.fill(1024 * 1024);
  return id;
}

/** Kills Redis, and the queue with it, at a given point. Redis is back after 8 s. */
const killRedisCase = (name: string, at: (scene: Scene) => Promise<unknown>): Case => ({
  name: `kill -9 of Redis, away for 8 s: ${name}`,
  expectedStatus: 'ready',
  onRedis: true,
  act: async (scene) => {
    const id = await scene.uploadVideo();
    await at(scene);
    await scene.redis?.kill();
    await pause(8000);
    await scene.redis?.start();
    return { id, recovery: startTimer() };
  },
});

export const cases: Case[] = [
  {
    name: 'kill -9 of the server: in the middle of an upload',
    expectedStatus: 'ready',
    act: async (scene) => {
      const { id, recovery } = await uploadInChunks(scene, async () => {
        await scene.installation.api.kill();
        await scene.installation.restartApi();
        return startTimer();
      });
      return { id, recovery };
    },
  },
  killWorkerCase('waiting in the queue', () => Promise.resolve()),
  killWorkerCase('probe', (scene) => scene.waitFor('a run', async () => existsSync(getWorkFolder(scene)))),
  killWorkerCase('poster', (scene) => waitForTool(scene, 'poster')),
  killWorkerCase('convert', (scene) => waitForTool(scene, 'video.mp4').then(() => pause(700))),
  killLockHolderCase('renamed, not yet kept', (client, id) =>
    client.query(
      'SELECT 1 FROM video_media WHERE id = (SELECT media_id FROM video WHERE id = $1) FOR UPDATE',
      [id],
    ),
  ),
  killLockHolderCase('subtitles', (client) => client.query('LOCK TABLE term IN ACCESS EXCLUSIVE MODE')),
  killLockHolderCase('commit', (client, id) =>
    client.query('SELECT lock_learner(owner_id) FROM video WHERE id = $1', [id]),
  ),
  {
    name: 'the database away for 8 s while converting',
    expectedStatus: 'ready',
    act: async (scene) => {
      const id = await scene.uploadVideo();
      await waitForTool(scene, 'video.mp4');
      scene.link.cut();
      await pause(8000);
      scene.link.restore();
      return { id, recovery: startTimer() };
    },
  },
  killRedisCase('waiting in the queue', () => Promise.resolve()),
  killRedisCase('converting', (scene) => waitForTool(scene, 'video.mp4')),
  {
    name: 'the disk full while converting',
    expectedStatus: 'failed: storage_full',
    onSmallDisk: true,
    act: async (scene) => ({ id: await convertOnFullDisk(scene), recovery: startTimer() }),
  },
  {
    name: 'the disk full while converting, then room again and a retry',
    expectedStatus: 'ready',
    onSmallDisk: true,
    tasks: 2,
    act: async (scene) => {
      const id = await convertOnFullDisk(scene);
      await scene.waitUntilProcessed(id);
      scene.disk?.clear();
      await scene.call(retryVideo, { params: { id } });
      return { id, recovery: startTimer() };
    },
  },
];
