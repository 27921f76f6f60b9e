import { Redis } from 'ioredis';

/** Number of Redis databases per test process. */
const databasesPerProcess = 16;
let count = 0;

/**
 * Selects and empties a database on the Redis server at TEST_REDIS_URL for one app. Returns {} when tests run without
 * Redis.
 */
export async function acquireTestRedis(): Promise<{ REDIS_URL?: string }> {
  const server = process.env['TEST_REDIS_URL'];
  if (!server) return {};
  const databaseNumber = (
    Number(process.env['VITEST_POOL_ID'] ?? 0) * databasesPerProcess +
    (count++ % databasesPerProcess)
  ).toString();
  const url = `${server}/${databaseNumber}`;
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
  return { REDIS_URL: url };
}
