import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';

import { PrismaClient } from './generated/client.ts';
import { createPool, type PoolOptions } from './pool.ts';

/** A prepared statement. Each connection prepares it once, under its name. */
export interface Statement {
  name: string;
  text: string;
}

/** Something that happened, reported to subscribers. */
export interface DatabaseEvent {
  name: string;
  payload: unknown;
}

/** Runs statements, on the database or in a transaction; `statements.ts` gives their rows checked types. */
export interface Queryable {
  /** Runs a prepared statement and returns its rows. */
  rows<Row extends object>(prepared: Statement, values: unknown[]): Promise<Row[]>;
  /** Runs a prepared statement and returns its first row. */
  row<Row extends object>(prepared: Statement, values: unknown[]): Promise<Row | undefined>;
  /** Runs a prepared statement and returns the number of affected rows. */
  run(prepared: Statement, values: unknown[]): Promise<number>;
  /** Reports an event: immediately, or once the transaction has committed. A rollback drops it. */
  emit(event: DatabaseEvent): void;
}

/** A transaction. `client` is its connection, for example for COPY. */
export interface Transaction extends Queryable {
  client: pg.ClientBase;
}

export interface Database extends Queryable {
  pool: pg.Pool;
  prisma: PrismaClient;
  /** Runs `work` in one transaction. An error rolls it back and is rethrown. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

type Emit = Queryable['emit'];

const queryable = (client: pg.Pool | pg.ClientBase, emit: Emit): Queryable => ({
  rows: async <Row extends object>(prepared: Statement, values: unknown[]) =>
    (await client.query<Row>({ ...prepared, values })).rows,
  row: async <Row extends object>(prepared: Statement, values: unknown[]) =>
    (await client.query<Row>({ ...prepared, values })).rows[0],
  run: async (prepared, values) => (await client.query({ ...prepared, values })).rowCount ?? 0,
  emit,
});

/** Wraps a connection on which the caller has begun a transaction. Its events go to `emit`, by default nowhere. */
export const transactionOn = (client: pg.ClientBase, emit: Emit = () => undefined): Transaction => ({
  ...queryable(client, emit),
  client,
});

export interface DatabaseOptions extends PoolOptions {
  /** Called with each event after the change that it reports has been committed. */
  onEvent?: Emit;
}

/** Opens the database, with one pool for prepared statements and Prisma. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const emit = options.onEvent ?? (() => undefined);
  const pool = createPool(url, options);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    ...queryable(pool, emit),
    pool,
    prisma,
    transaction: (work) => inTransaction(pool, emit, work),
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

async function inTransaction<Result>(
  pool: pg.Pool,
  emit: Emit,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  let result: Result;
  const events: DatabaseEvent[] = [];
  try {
    await client.query('BEGIN');
    result = await work(transactionOn(client, (event) => events.push(event)));
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => (broken = lost));
    throw error;
  } finally {
    client.release(broken);
  }
  for (const event of events) emit(event);
  return result;
}
