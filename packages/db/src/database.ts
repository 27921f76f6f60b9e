import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';

import { PrismaClient } from './generated/client.ts';
import { createPool, type PoolOptions } from './pool.ts';

/** A prepared statement. Each connection prepares it once, under its name. */
export interface Statement {
  name: string;
  text: string;
}

/** Runs statements, on the database or in a transaction; `statements.ts` gives their rows checked types. */
export interface Queryable {
  /** Runs a prepared statement and returns its rows. */
  rows<Row extends object>(prepared: Statement, values: unknown[]): Promise<Row[]>;
  /** Runs a prepared statement and returns its first row. */
  row<Row extends object>(prepared: Statement, values: unknown[]): Promise<Row | undefined>;
  /** Runs a prepared statement and returns the number of affected rows. */
  run(prepared: Statement, values: unknown[]): Promise<number>;
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

const queryable = (client: pg.Pool | pg.ClientBase): Queryable => ({
  rows: async <Row extends object>(prepared: Statement, values: unknown[]) =>
    (await client.query<Row>({ ...prepared, values })).rows,
  row: async <Row extends object>(prepared: Statement, values: unknown[]) =>
    (await client.query<Row>({ ...prepared, values })).rows[0],
  run: async (prepared, values) => (await client.query({ ...prepared, values })).rowCount ?? 0,
});

/** Wraps a connection on which the caller has begun a transaction. */
export const transactionOn = (client: pg.ClientBase): Transaction => ({ ...queryable(client), client });

/** Opens the database, with one pool for prepared statements and Prisma. */
export function openDatabase(url: string, options: PoolOptions = {}): Database {
  const pool = createPool(url, options);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    ...queryable(pool),
    pool,
    prisma,
    transaction: (work) => inTransaction(pool, work),
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

async function inTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(transactionOn(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => (broken = lost));
    throw error;
  } finally {
    client.release(broken);
  }
}
