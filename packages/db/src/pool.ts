import pg from 'pg';

// Our counts are far below 2^53, and a BigInt can't be serialized to JSON.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

// Our queries take milliseconds, less than JIT compilation or starting parallel workers. The planner would still choose
// both when its estimates are far off, for example for an index without rows.
const plannerSettings = 'SET jit = off; SET max_parallel_workers_per_gather = 0';

// Prisma sends timestamps without a time zone, so a server with another default zone would shift them.
const settings = `${plannerSettings}; SET TIME ZONE 'UTC'`;

/** Subscribes to one NOTIFY channel. */
export interface Listener {
  channel: string;
  /** Called with a notification's payload, or with undefined when some may have been missed. */
  onNotification: (payload: string | undefined) => void;
}

export interface PoolOptions {
  /** Maximum number of connections. */
  max?: number;
  /** Called when a connection breaks. The pool replaces it by itself. */
  onError?: (error: Error) => void;
  /**
   * Every connection listens, so that a notification from one of the pool's own statements arrives before the
   * statement's promise resolves, and one from another process arrives within moments.
   */
  listener?: Listener;
}

/** Opens a connection pool. Connecting times out after five seconds, so that a lost database doesn't hang requests. */
export function createPool(
  connectionString: string,
  { max = 10, onError = () => {}, listener }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // pg-pool awaits the promise, although its types don't say so.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: async (client: pg.ClientBase) => {
      await client.query(settings);
      if (listener) await listen(client, listener);
    },
  });
  pool.on('error', onError);
  // A connection that breaks while it is checked out must not crash the process.
  pool.on('connect', (client) => client.on('error', onError));
  // The removed connection may have been the only listener.
  if (listener) pool.on('remove', () => listener.onNotification(undefined));
  return pool;
}

async function listen(client: pg.ClientBase, { channel, onNotification }: Listener): Promise<void> {
  client.on('notification', (notice) => {
    if (notice.channel === channel) onNotification(notice.payload);
  });
  await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
}
