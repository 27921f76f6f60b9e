import { Redis } from 'ioredis';

/** Number of Redis databases per test process. */
const each = 16;
let count = 0;

/** Empties a database of the Redis server at TEST_REDIS_URL for one app. Returns {} when tests run without Redis. */
export async function redisOfTests(): Promise<{ REDIS_URL?: string }> {
  const server = process.env['TEST_REDIS_URL'];
  if (!server) return {};
  const own = (Number(process.env['VITEST_POOL_ID'] ?? 0) * each + (count++ % each)).toString();
  const url = `${server}/${own}`;
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
  return { REDIS_URL: url };
}
