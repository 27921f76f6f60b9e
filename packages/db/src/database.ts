import type pg from 'pg';

import { createPool, type PoolOptions } from './pool.ts';
import { createPrisma, bindPrisma, type PrismaModels } from './prisma.ts';

/** A prepared statement. Each connection prepares it once, under its name. */
export interface Statement {
  name: string;
  text: string;
}

/** An event that is reported to subscribers. */
export interface DatabaseEvent {
  name: string;
  payload: unknown;
}

/** Runs statements on the database or in a transaction. The functions in `statements.ts` check their types. */
export interface Queryable {
  /** Prisma Client for ordinary reads and writes. In a transaction, calls run as part of it. */
  prisma: PrismaModels;
  /** Runs a prepared statement and returns its rows. */
  rows<Row extends object>(prepared: Statement, values: unknown[]): Promise<Row[]>;
  /** Runs a prepared statement and returns its first row. */
  row<Row extends object>(prepared: Statement, values: unknown[]): Promise<Row | undefined>;
  /** Runs a prepared statement and returns the number of affected rows. */
  run(prepared: Statement, values: unknown[]): Promise<number>;
  /** Reports an event immediately or, in a transaction, after it commits. A rollback discards the event. */
  emit(event: DatabaseEvent): void;
}

/** A transaction. `client` is its connection, for example for COPY. */
export interface Transaction extends Queryable {
  client: pg.ClientBase;
}

export interface Database extends Queryable {
  pool: pg.Pool;
  /** Runs `work` in one transaction. An error rolls it back and is rethrown. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Runs reads that all use one snapshot, taken at the first read. PostgreSQL rejects writes. */
  readSnapshot<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** Runs `work` in a transaction that the caller begins and ends on `client`. Discards the events of `work`. */
  joinTransaction<Result>(client: pg.ClientBase, work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

type Emit = Queryable['emit'];

const createQueryable = (client: pg.Pool | pg.ClientBase, prisma: PrismaModels, emit: Emit): Queryable => ({
  prisma,
  rows: async <Row extends object>(prepared: Statement, values: unknown[]) =>
    (await client.query<Row>({ ...prepared, values })).rows,
  row: async <Row extends object>(prepared: Statement, values: unknown[]) =>
    (await client.query<Row>({ ...prepared, values })).rows[0],
  run: async (prepared, values) => (await client.query({ ...prepared, values })).rowCount ?? 0,
  emit,
});

export interface DatabaseOptions extends PoolOptions {
  /** Called with each event after the change that it reports has been committed. */
  onEvent?: Emit;
}

/** Opens the database, with one pool for prepared statements and Prisma. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const emit = options.onEvent ?? (() => undefined);
  const pool = createPool(url, options);
  const prisma = createPrisma(pool);

  /** Runs `work` in the open transaction of `client`. Calls `onEvent` with the events that `work` emits. */
  async function runWithClient<Result>(
    client: pg.ClientBase,
    work: (tx: Transaction) => Promise<Result>,
    onEvent: Emit,
  ): Promise<Result> {
    const { models, end } = bindPrisma(prisma, client);
    try {
      return await work({ ...createQueryable(client, models, onEvent), client });
    } finally {
      await end();
    }
  }

  return {
    ...createQueryable(pool, prisma, emit),
    pool,
    transaction: async (work) => {
      const events: DatabaseEvent[] = [];
      const result = await runInTransaction(pool, 'BEGIN', (client) =>
        runWithClient(client, work, (event) => events.push(event)),
      );
      for (const event of events) emit(event);
      return result;
    },
    readSnapshot: (work) =>
      runInTransaction(pool, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', (client) =>
        runWithClient(client, work, () => undefined),
      ),
    joinTransaction: (client, work) => runWithClient(client, work, () => undefined),
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

async function runInTransaction<Result>(
  pool: pg.Pool,
  begin: string,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let connectionError: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => (connectionError = lost));
    throw error;
  } finally {
    client.release(connectionError);
  }
}
