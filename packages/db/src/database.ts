import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';

import { PrismaClient } from './generated/client.ts';
import { createPool, type PoolOptions } from './pool.ts';

/** A prepared statement: planned once per connection under its name. */
export interface Statement {
  name: string;
  text: string;
}

/** Names a statement so that every connection prepares it once. */
export const statement = (name: string, text: string): Statement => ({ name, text });

/** Runs statements: a database or a transaction of it. */
export interface Queryable {
  /** Runs a prepared statement and answers its rows. */
  rows<Row extends pg.QueryResultRow>(prepared: Statement, values?: unknown[]): Promise<Row[]>;
  /** Runs a prepared statement and answers its first row. */
  row<Row extends pg.QueryResultRow>(prepared: Statement, values?: unknown[]): Promise<Row | undefined>;
  /** Runs a prepared statement and answers the number of rows it touched. */
  run(prepared: Statement, values?: unknown[]): Promise<number>;
}

/** A transaction; `client` is its connection, for COPY and the like. */
export interface Transaction extends Queryable {
  client: pg.ClientBase;
}

export interface Database extends Queryable {
  pool: pg.Pool;
  prisma: PrismaClient;
  /** Runs `work` in one transaction; an error rolls back and is thrown on. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const queryable = (client: pg.Pool | pg.ClientBase): Queryable => ({
  rows: async <Row extends pg.QueryResultRow>(prepared: Statement, values: unknown[] = []) =>
    (await client.query<Row>({ ...prepared, values })).rows,
  row: async <Row extends pg.QueryResultRow>(prepared: Statement, values: unknown[] = []) =>
    (await client.query<Row>({ ...prepared, values })).rows[0],
  run: async (prepared, values = []) => (await client.query({ ...prepared, values })).rowCount ?? 0,
});

/** A transaction that was begun on a connection by hand. */
export const transactionOn = (client: pg.ClientBase): Transaction => ({ ...queryable(client), client });

/** Opens the database: one pool for prepared statements and for Prisma. */
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
