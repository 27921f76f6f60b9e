/** Returns the SQLSTATE of a failed statement, e.g. `23505`, which Prisma puts in the error's cause. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  const origin = (cause as { originalCode?: unknown } | undefined)?.originalCode;
  return typeof origin === 'string' ? origin : undefined;
}

/** Returns whether a statement violated a unique constraint. */
export const isDuplicate = (error: unknown): boolean =>
  sqlState(error) === '23505' || (error as { code?: unknown } | null)?.code === 'P2002';

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

/** Returns whether the database is unreachable or the connection was lost, so that a retry makes sense. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = sqlState(error);
  if (state && (state.startsWith('08') || state.startsWith('57P') || state === '53300')) return true;
  if (lostCodes.has(String((error as { code?: unknown }).code)) || lostMessages.test(error.message))
    return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseLost);
  return error.cause instanceof Error && isDatabaseLost(error.cause);
}
