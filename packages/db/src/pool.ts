import pg from 'pg';

// Counts fit a double far beyond anything we store, and a bigint per row would not survive JSON.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

// What we ask takes milliseconds. To compile it, or to start helpers for it, takes longer than either saves; but a guess of
// the planner that is far off, as for an index that nobody has rows in yet, makes it do so.
const planning = 'SET jit = off; SET max_parallel_workers_per_gather = 0';

// Prisma sends times without a zone, so a server with another default zone would shift each of them.
const settings = `${planning}; SET TIME ZONE 'UTC'`;

/** Hears of one channel of NOTIFY. */
export interface Listener {
  channel: string;
  /** Gets the payload of a notice, or undefined when some may have been missed. */
  heard: (payload: string | undefined) => void;
}

/** How a pool is opened. */
export interface PoolOptions {
  /** Most connections at one time. */
  max?: number;
  /** Hears of idle connections that broke; the pool replaces them by itself. */
  onError?: (error: Error) => void;
  /**
   * Every connection listens, so that a notice of a statement of this pool is heard before the statement's promise
   * is fulfilled, and one of another process within moments.
   */
  listener?: Listener;
}

/**
 * Opens a connection pool.
 *
 * A connection that cannot be had within five seconds fails, so that a lost database is answered, not waited for.
 */
export function createPool(
  connectionString: string,
  { max = 10, onError = () => {}, listener }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // The pool waits for the promise, though its types do not say so.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: async (client: pg.ClientBase) => {
      await client.query(settings);
      if (listener) await listen(client, listener);
    },
  });
  pool.on('error', onError);
  // A connection that breaks while a transaction holds it must not end the process.
  pool.on('connect', (client) => client.on('error', onError));
  // It may have been the only one that listened.
  if (listener) pool.on('remove', () => listener.heard(undefined));
  return pool;
}

async function listen(client: pg.ClientBase, { channel, heard }: Listener): Promise<void> {
  client.on('notification', (notice) => {
    if (notice.channel === channel) heard(notice.payload);
  });
  await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
}
