import type { Limit } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

/** Limits that features apply themselves, instead of declaring them in an endpoint. */
type FeatureLimit = 'coupon_guess' | 'login_account' | 'login_device' | 'mail_account';
export type LimitName = Limit | FeatureLimit;

/** Points per window; `duration` in seconds. */
export const limitRules: Record<LimitName, { points: number; duration: number }> = {
  login: { points: 300, duration: 900 },
  // Wrong passwords for one account: by all unknown browsers together, and by each browser that has signed in before.
  login_account: { points: 10, duration: 900 },
  login_device: { points: 10, duration: 900 },
  mail: { points: 30, duration: 3600 },
  mail_account: { points: 5, duration: 3600 },
  account: { points: 60, duration: 3600 },
  upload: { points: 600, duration: 3600 },
  // Pages fetched from other servers for a learner.
  page: { points: 60, duration: 3600 },
  // Clips cut from videos.
  clip: { points: 300, duration: 3600 },
  quote: { points: 300, duration: 900 },
  // Shop requests by visitors; a whole school may share one IP address.
  visitor: { points: 1200, duration: 60 },
  // Attempts with nonexistent coupon codes.
  coupon_guess: { points: 15, duration: 900 },
};

/**
 * Limits on frequent reads, counted in each server's memory, because a shared counter would cost more than the read.
 */
const inMemoryLimits: ReadonlySet<LimitName> = new Set(['visitor']);

export interface Limits {
  /**
   * Consumes a point.
   * @throws {Failure} `rate_limited`, with Retry-After, when no points are left
   */
  consume(limit: LimitName, key: string): Promise<void>;
  /** Throws like `consume` when no points are left, but doesn't consume a point. */
  check(limit: LimitName, key: string): Promise<void>;
  /** Restores all points. */
  reset(limit: LimitName, key: string): Promise<void>;
}

function throwRateLimited(result: unknown): never {
  if (!(result instanceof RateLimiterRes)) throw result;
  fail('rate_limited', { retryAfter: Math.max(1, Math.ceil(result.msBeforeNext / 1000)) });
}

/**
 * Creates limits that are counted in Redis if it is configured, or else in the database. While that store is
 * unavailable, they are counted in memory.
 */
export function createLimits(store: { pool: pg.Pool; redis?: Redis | undefined }): Limits {
  const createLimiter = (name: LimitName): RateLimiterAbstract => {
    const rule = limitRules[name];
    if (inMemoryLimits.has(name)) return new RateLimiterMemory({ ...rule, keyPrefix: name });
    const options = { ...rule, keyPrefix: name, insuranceLimiter: new RateLimiterMemory(rule) };
    if (store.redis) return new RateLimiterRedis({ ...options, storeClient: store.redis });
    return new RateLimiterPostgres({
      ...options,
      storeClient: store.pool,
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
  };
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  const getLimiter = (name: LimitName): RateLimiterAbstract => {
    const known = limiters.get(name) ?? createLimiter(name);
    limiters.set(name, known);
    return known;
  };
  return {
    consume: async (limit, key) => void (await getLimiter(limit).consume(key).catch(throwRateLimited)),
    check: async (limit, key) => {
      const result = await getLimiter(limit).get(key);
      if (result && result.remainingPoints <= 0) throwRateLimited(result);
    },
    reset: async (limit, key) => void (await getLimiter(limit).delete(key)),
  };
}
