import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import type { Call } from '@glossa/contract/client';
import { uploadText } from '@glossa/contract/text-upload';

import { openDisk, smallDiskEnvironment, type Disk } from '../recovery/disk.ts';
import { openRedis, type Redis } from '../recovery/redis.ts';
import { seedProducts } from '../shop/seed-products.ts';
import { createSessionClient } from '../setup/contract-client.ts';
import { enroll, install, type BenchLearner, type Installation } from '../setup/installation.ts';

/** What a fault requires besides the server, worker and database. */
export interface Requirements {
  disk?: boolean;
  redis?: boolean;
}

/** A separate site, with the means to cause faults. */
export interface Scene {
  installation: Installation;
  learner: BenchLearner;
  call: Call;
  textId: string;
  /** IDs of products for sale. */
  products: string[];
  disk: Disk | undefined;
  redis: Redis | undefined;
  /** Shifts the clocks of the server and worker by a number of milliseconds. */
  moveClock: (offsetMs: number) => void;
  close(): Promise<void>;
}

/**
 * Starts a site with a text to read and products to buy. The site runs in demo mode, because its test provider accepts
 * payments.
 */
export async function openScene({
  disk: onDisk = false,
  redis: onRedis = false,
}: Requirements): Promise<Scene> {
  const disk = onDisk ? openDisk() : undefined;
  const redis = onRedis ? await openRedis() : undefined;
  const clockFolder = mkdtempSync(path.join(tmpdir(), 'glossa-clock-'));
  const clock = path.join(clockFolder, 'offset');
  const installation = await install({
    folder: disk && path.join(disk.folder, 'data'),
    redisUrl: redis?.url,
    environment: {
      ...smallDiskEnvironment,
      NODE_ENV: 'local',
      EMBEDDED: '1',
      GLOSSA_BENCH_CLOCK: clock,
      NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'moved-clock.js')).href}`,
    },
  });
  const learner = await enroll(installation);
  const call = await createSessionClient(installation, learner, 5000);
  const content = Array.from({ length: 300 }, (_, n) => `The owl ${n} saw a hare and left.`).join('\n\n');
  const { id: textId } = await call(uploadText, { body: { title: 'Text', language: 'en', text: content } });
  await seedProducts(installation, 600);
  const { rows } = await installation.pool.query<{ id: string }>(
    `SELECT id FROM product WHERE kind = 'text' AND NOT is_free AND price > 100 ORDER BY id`,
  );
  return {
    installation,
    learner,
    call,
    textId,
    products: rows.map(({ id }) => id),
    disk,
    redis,
    moveClock: (by) => writeFileSync(clock, String(by)),
    close: async () => {
      disk?.clear();
      await installation.stop();
      disk?.close();
      await redis?.close();
      rmSync(clockFolder, { recursive: true, force: true });
    },
  };
}

/** Waits up to two minutes until a site is ready and the learner has no pending tasks. */
export async function waitUntilIdle({ installation, learner }: Scene): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    const { rows } = await installation.pool
      .query<{ n: number }>(
        `SELECT count(*)::int AS n FROM task WHERE owner_id = $1 AND status IN ('PENDING', 'STARTED')`,
        [learner.id],
      )
      .catch(() => ({ rows: [] }));
    if (rows[0]?.n === 0) return;
    await pause(500);
  }
}

/** Waits until a site is ready. Returns the time taken in milliseconds. */
export async function waitUntilReady({ installation }: Scene): Promise<number> {
  const start = performance.now();
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${installation.api.port}/readyz`, {
      signal: AbortSignal.timeout(3000),
    }).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady || performance.now() - start > 60_000) return performance.now() - start;
    await pause(50);
  }
}
