import type { Limit } from '@glossa/contract/endpoint';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

import { fail } from './fail.ts';

/** Limits that are not tied to an endpoint but used inside a feature. */
type InnerLimit = 'coupon_guess' | 'login_account' | 'login_device' | 'mail_account';
export type LimitName = Limit | InnerLimit;

/** Points in a window of seconds. */
export const limitRules: Record<LimitName, { points: number; duration: number }> = {
  login: { points: 300, duration: 900 },
  // Wrong passwords for one account: from strangers together, and from each browser that knew the account before.
  login_account: { points: 10, duration: 900 },
  login_device: { points: 10, duration: 900 },
  mail: { points: 30, duration: 3600 },
  mail_account: { points: 5, duration: 3600 },
  account: { points: 60, duration: 3600 },
  upload: { points: 600, duration: 3600 },
  // Pages of other people's servers that are fetched for a learner.
  page: { points: 60, duration: 3600 },
  // Pieces that are cut out of videos.
  clip: { points: 300, duration: 3600 },
  quote: { points: 300, duration: 900 },
  // Reads of the shop by visitors: all of a school's network may come from one address.
  visitor: { points: 1200, duration: 60 },
  // Codes of coupons that there are not.
  coupon_guess: { points: 15, duration: 900 },
};

/** Limits on frequent reads. Counted by each server by itself: a shared count would cost more than the read. */
const countedInMemory: ReadonlySet<LimitName> = new Set(['visitor']);

export interface Limits {
  /** Takes a point; fails with `rate_limited` and Retry-After when there is none left. */
  take(limit: LimitName, key: string): Promise<void>;
  /** Fails as `take` does when there is no point left, but takes none. */
  check(limit: LimitName, key: string): Promise<void>;
  /** Gives all points back. */
  reset(limit: LimitName, key: string): Promise<void>;
}

function refuse(result: unknown): never {
  if (!(result instanceof RateLimiterRes)) throw result;
  fail('rate_limited', { retryAfter: Math.max(1, Math.ceil(result.msBeforeNext / 1000)) });
}

/** Limits counted in Redis when there is one, else in the database; while that is away, in memory. */
export function createLimits(store: { pool: pg.Pool; redis?: Redis | undefined }): Limits {
  const limiterOf = (name: LimitName): RateLimiterAbstract => {
    const rule = limitRules[name];
    if (countedInMemory.has(name)) return new RateLimiterMemory({ ...rule, keyPrefix: name });
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
  const made = new Map<LimitName, RateLimiterAbstract>();
  const limiter = (name: LimitName): RateLimiterAbstract => {
    const known = made.get(name) ?? limiterOf(name);
    made.set(name, known);
    return known;
  };
  return {
    take: async (limit, key) => void (await limiter(limit).consume(key).catch(refuse)),
    check: async (limit, key) => {
      const result = await limiter(limit).get(key);
      if (result && result.remainingPoints <= 0) refuse(result);
    },
    reset: async (limit, key) => void (await limiter(limit).delete(key)),
  };
}
