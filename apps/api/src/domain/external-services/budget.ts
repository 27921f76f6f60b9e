import { createHash } from 'node:crypto';

/** Hashes everything that determines a response, for use as a cache key. */
export const hashRequest = (parts: readonly string[]): Buffer =>
  createHash('sha256').update(parts.join('\0')).digest();

/** Returns the seconds until midnight UTC, when the daily budgets start over. */
export function secondsToMidnight(): number {
  const day = 86_400_000;
  return Math.ceil((day - (Date.now() % day)) / 1000);
}
