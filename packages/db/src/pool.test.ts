import { expect, test } from 'vitest';

import { openDatabase } from './database.ts';
import type { PrismaClient } from './generated/client.ts';
import { createPool } from './pool.ts';

const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error('TEST_DATABASE_URL is not set; run the tests through npm test');

test('disables JIT and parallel workers on every connection, including listeners', async () => {
  const payloads: (string | undefined)[] = [];
  const pools = [
    createPool(server, { max: 1 }),
    createPool(server, {
      max: 1,
      listener: { channel: 'pool_test', onNotification: (notice) => payloads.push(notice) },
    }),
  ];
  for (const pool of pools) {
    const { rows } = await pool.query(
      `SELECT current_setting('jit') AS jit, current_setting('max_parallel_workers_per_gather') AS helpers`,
    );
    expect(rows).toEqual([{ jit: 'off', helpers: '0' }]);
  }
  await pools[1]?.query(`NOTIFY pool_test, 'now'`);
  expect(payloads).toEqual(['now']);
  for (const pool of pools) await pool.end();
});

test('returns the same times through Prisma and SQL on a server in another time zone', async () => {
  const unreachableUrl = new URL(server);
  unreachableUrl.searchParams.set('options', '-c TimeZone=Pacific/Auckland');
  const db = openDatabase(unreachableUrl.href, { max: 1 });
  const now = new Date('2024-02-29T11:30:00.000Z');
  const [row] = await (db.prisma as PrismaClient).$queryRaw<[{ there: string; back: Date }]>`
    SELECT to_char(${now}::timestamptz AT TIME ZONE 'UTC', 'HH24:MI') AS there, ${now}::timestamptz AS back`;
  expect(row).toEqual({ there: '11:30', back: now });
  await db.close();
});
