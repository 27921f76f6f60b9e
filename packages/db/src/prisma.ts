import { AsyncLocalStorage } from 'node:async_hooks';

import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';

import { PrismaClient, type Prisma } from './generated/client.ts';

export type { Prisma };

/** The models of Prisma Client. Transactions and SQL go through `Queryable`, so its `$` methods are left out. */
export type PrismaModels = Omit<PrismaClient, `$${string}`>;

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type AdapterTransaction = Awaited<ReturnType<Adapter['startTransaction']>>;

/** The connection for the transaction that Prisma is about to start. */
const openConnection = new AsyncLocalStorage<pg.ClientBase>();

/** A pool whose only connection is that of an open transaction, because the adapter requires a pool. */
class SingleConnectionPool extends pg.Pool {
  constructor(connection: pg.ClientBase) {
    super();
    this.query = connection.query.bind(connection);
  }
}

/** Returns a Prisma transaction on a connection whose owner begins and ends the actual transaction. */
async function joinTransaction(connection: pg.ClientBase): Promise<AdapterTransaction> {
  const adapter = await new PrismaPg(new SingleConnectionPool(connection)).connect();
  const isEnded = () => Promise.resolve();
  // With phantom queries, Prisma doesn't send its own COMMIT or ROLLBACK.
  return Object.assign(adapter, { options: { usePhantomQuery: true }, commit: isEnded, rollback: isEnded });
}

/** Runs calls on the pool. A transaction started within `openConnection` runs on that connection instead. */
class SharedPool extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const startOnPool = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = (isolationLevel) => {
      const connection = openConnection.getStore();
      return connection ? joinTransaction(connection) : startOnPool(isolationLevel);
    };
    return adapter;
  }
}

/** Creates a client on a connection pool. It loads its query compiler on the first call. */
export const createPrisma = (pool: pg.Pool): PrismaClient =>
  // Other error formats capture a stack trace with every call.
  new PrismaClient({ adapter: new SharedPool(pool), errorFormat: 'minimal' });

// The longest possible timer delay, because the transaction's owner decides how long it may take.
const noTimeout = { timeout: 2 ** 31 - 1, maxWait: 2 ** 31 - 1 };

interface JoinedTransaction {
  client: Prisma.TransactionClient;
  end: () => void;
}

/** Starts a Prisma transaction on a connection that is already in a transaction. */
const startTransactionOn = (prisma: PrismaClient, connection: pg.ClientBase): Promise<JoinedTransaction> =>
  new Promise((resolve, reject) => {
    const run = () =>
      prisma.$transaction((client) => new Promise<void>((end) => resolve({ client, end })), noTimeout);
    openConnection.run(connection, run).catch(reject);
  });

type ModelCalls = Record<string, (args: unknown) => Promise<unknown>>;

/**
 * Returns models that run their calls in the transaction of `connection`, and a function to call before it ends. Prisma
 * joins the transaction only on the first call, because joining costs more than a statement and most transactions don't
 * need it.
 */
export function bindPrisma(
  prisma: PrismaClient,
  connection: pg.ClientBase,
): { models: PrismaModels; end: () => Promise<void> } {
  let joined: Promise<JoinedTransaction> | undefined;
  let hasEnded = false;
  const join = () => {
    if (hasEnded) throw new Error('The transaction of this Prisma call has ended');
    return (joined ??= startTransactionOn(prisma, connection));
  };
  const call = async (model: string, method: string, args: unknown) => {
    const { client } = await join();
    return (client as unknown as Record<string, ModelCalls>)[model]?.[method]?.(args);
  };
  const bindModel = (model: string) =>
    new Proxy({}, { get: (_, method: string) => (args: unknown) => call(model, method, args) });
  return {
    models: new Proxy({}, { get: (_, model: string) => bindModel(model) }) as PrismaModels,
    end: async () => {
      hasEnded = true;
      // If joining failed, the call has already reported it.
      await joined?.then(
        ({ end }) => end(),
        () => undefined,
      );
    },
  };
}
