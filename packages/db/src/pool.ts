import pg from 'pg';

// Counts fit a double far beyond anything we store, and a bigint per row would not survive JSON.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Opens a connection pool.
 *
 * A connection that cannot be had within five seconds fails, so that a lost database is answered, not waited for.
 * `onError` hears of idle connections that broke; the pool replaces them by itself.
 */
export function createPool(
  connectionString: string,
  { max = 10, onError = () => {} }: { max?: number; onError?: (error: Error) => void } = {},
): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: 5000, keepAlive: true });
  pool.on('error', onError);
  // A connection that breaks while a transaction holds it must not end the process.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
