const hasKey = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/** Returns the database adapter's error that a Prisma error wraps. */
const findAdapterError = (error: unknown): unknown =>
  hasKey(error, 'meta') && hasKey(error.meta, 'driverAdapterError') ? error.meta.driverAdapterError : error;

/** Returns the SQLSTATE of a failed statement or Prisma call, e.g. `23505`. */
export function sqlState(error: unknown): string | undefined {
  const origin = findAdapterError(error);
  if (hasKey(origin, 'cause') && hasKey(origin.cause, 'originalCode'))
    return String(origin.cause.originalCode);
  if (!hasKey(error, 'code') || typeof error.code !== 'string') return undefined;
  // Prisma's own codes, such as P2025, look like an SQLSTATE.
  return /^[0-9A-Z]{5}$/.test(error.code) && !/^P[1-9]/.test(error.code) ? error.code : undefined;
}

/** Returns whether a statement violated a unique constraint. */
export const isDuplicate = (error: unknown): boolean => sqlState(error) === '23505';

/** Returns whether a statement violated a foreign key. */
export const isMissingReference = (error: unknown): boolean => sqlState(error) === '23503';

const lostMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Can't reach database server|Server has closed the connection|not queryable/i;
const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
]);

/** Returns whether the database is unreachable or the connection was lost, so a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = sqlState(error);
  if (state && (state.startsWith('08') || state.startsWith('57P') || state === '53300')) return true;
  if (lostCodes.has(String((error as { code?: unknown }).code)) || lostMessages.test(error.message))
    return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return error.cause instanceof Error && isDatabaseUnavailable(error.cause);
}
