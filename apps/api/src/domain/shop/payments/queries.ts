import type { Queryable, Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import type { Prisma } from '@glossa/db/prisma';
import { first, many, one, run, statements } from '@glossa/db/statements';
import type { PaymentEvent, PaymentProvider } from '@glossa/payments/provider';
import type { TestPayment } from '@glossa/payments/test-payment-store';

import type { QueryTypes } from './queries.types.ts';

export type PaymentState = 'open' | 'processing' | 'succeeded' | 'cancelled';

/** An attempt to pay an order. */
export interface PaymentRow {
  id: string;
  orderId: string;
  attempt: number;
  provider: PaymentProvider['name'] | 'manual';
  /** The provider's ID; null until the provider has responded. */
  providerId: string | null;
  status: PaymentState;
  /** In minor units. */
  amount: number;
  currency: string;
}

/** Columns of `payment p` that make up a `PaymentRow`. */
const paymentColumns = `p.id, p.order_id AS "orderId", p.attempt, p.provider, p.provider_id AS "providerId", p.status,
  p.amount, p.currency`;

/** Maximum number of rows per list of a sweep. */
const batchSize = 100;

type PaymentKeys = 'lockPayment' | 'findByAttempt' | 'listOpenOfEndedOrders';
type NarrowTypes = Record<PaymentKeys, Pick<PaymentRow, 'provider'>> &
  Record<'findTestPaymentByKey' | 'findTestPaymentById', Pick<TestPayment, 'state'>>;

const sql = statements<QueryTypes, NarrowTypes>('shopPayments', {
  lockPayment: `SELECT ${paymentColumns} FROM payment p WHERE p.id = $1 FOR UPDATE`,
  findByAttempt: `SELECT ${paymentColumns} FROM payment p
   WHERE p.provider = $1 AND p.order_id::text = $2 AND p.attempt = $3 AND p.provider_id IS NULL`,
  insertAttempt: `INSERT INTO payment (id, order_id, attempt, provider, amount, currency, created_at, updated_at)
   SELECT $1, o.id, coalesce((SELECT max(attempt) FROM payment WHERE order_id = o.id), 0) + 1, $3, o.total, o.currency, $4, $4
   FROM shop_order o WHERE o.id = $2`,
  insertManualPayment: `INSERT INTO payment (id, order_id, attempt, provider, status, amount, currency, created_at, updated_at)
   SELECT $1, o.id, coalesce((SELECT max(attempt) FROM payment WHERE order_id = o.id), 0) + 1, 'manual', 'succeeded',
     o.total, o.currency, $3, $3
   FROM shop_order o WHERE o.id = $2`,
  updatePayment: `UPDATE payment SET status = $2, failure = $3, provider_id = coalesce(provider_id, $4), updated_at = $5 WHERE id = $1`,

  listPendingOfOrder: `SELECT r.id, r.payment_id AS "paymentId", r.amount, p.provider, p.provider_id AS "intentId",
     r.provider_id AS "providerId", r.status
   FROM refund r JOIN payment p ON p.id = r.payment_id WHERE r.order_id = $1 AND r.status = 'pending' ORDER BY r.created_at`,
  lockRefunds: `SELECT id, provider_id AS "providerId", status, amount FROM refund WHERE payment_id = $1 FOR UPDATE`,
  findSupersededRefund: `SELECT 1 FROM refund WHERE order_id = $1
   GROUP BY order_id HAVING bool_or(failure = ANY ('{superseded,refund_too_large}')) AND NOT bool_or(status = 'pending')`,

  listOpenOfEndedOrders: `SELECT ${paymentColumns} FROM payment p JOIN shop_order o ON o.id = p.order_id
   WHERE p.status IN ('open', 'processing') AND p.provider = $1 AND o.status <> 'pending' LIMIT ${batchSize}`,
  listOrdersWithPendingRefunds: `SELECT DISTINCT order_id AS id FROM refund WHERE status = 'pending' LIMIT ${batchSize}`,

  insertTestPayment: `INSERT INTO test_payment (id, kind, key, version, state) VALUES ($1, 'intent', $2, $3, $4) ON CONFLICT (key) DO NOTHING`,
  findTestPaymentByKey: 'SELECT id, key, version, state FROM test_payment WHERE key = $1',
  findTestPaymentById: 'SELECT id, key, version, state FROM test_payment WHERE id = $1',
  updateTestPayment: 'UPDATE test_payment SET version = $2, state = $3 WHERE id = $1 AND version = $2 - 1',
});

export const findPayment = (db: Queryable, id: string): Promise<PaymentRow | undefined> =>
  findPaymentWhere(db, { id });

async function findPaymentWhere(
  db: Queryable,
  where: Prisma.PaymentWhereInput,
): Promise<PaymentRow | undefined> {
  const row = await db.prisma.payment.findFirst({
    where,
    omit: { failure: true, createdAt: true, updatedAt: true },
  });
  return row ? { ...row, provider: row.provider as PaymentRow['provider'] } : undefined;
}

export const lockPayment = (tx: Transaction, id: string): Promise<PaymentRow | undefined> =>
  first(tx, sql.lockPayment, [id]);

/** Finds an order's payment that is not canceled. */
export const findActivePayment = (db: Queryable, orderId: string): Promise<PaymentRow | undefined> =>
  findPaymentWhere(db, { orderId, status: { not: 'cancelled' } });

/** Finds the payment of an intent, even if the intent's ID was not stored because the provider's response was lost. */
export async function findPaymentOfIntent(
  db: Queryable,
  provider: string,
  intent: { id: string; orderId: string | null; attempt: number | null },
): Promise<PaymentRow | undefined> {
  const { orderId, attempt } = intent;
  return (
    (await findPaymentWhere(db, { provider, providerId: intent.id })) ??
    (orderId === null || attempt === null
      ? undefined
      : await first(db, sql.findByAttempt, [provider, orderId, attempt]))
  );
}

/** Inserts an order's next payment attempt with a provider. */
export const insertAttempt = async (
  tx: Transaction,
  { orderId, provider, now }: { orderId: string; provider: string; now: Date },
): Promise<void> => {
  await run(tx, sql.insertAttempt, [newId(), orderId, provider, now]);
};

/** Inserts a manual payment of an order's full amount. Returns its ID. */
export async function insertManualPayment(tx: Transaction, orderId: string, now: Date): Promise<string> {
  const id = newId();
  await run(tx, sql.insertManualPayment, [id, orderId, now]);
  return id;
}

/** Updates a payment, and sets the provider's ID unless it is known. */
export const updatePayment = async (
  tx: Transaction,
  payment: { id: string; status: PaymentState; failure: string; providerId: string; now: Date },
): Promise<void> => {
  const { id, status, failure, providerId, now } = payment;
  await run(tx, sql.updatePayment, [id, status, failure, providerId, now]);
};

export const isEventKnown = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.prisma.paymentEvent.count({ where: { id } })) > 0;

/** Stores a provider's event. Returns false when it was stored before. */
export const insertEvent = async (
  db: Queryable,
  provider: string,
  { id, type, intentId, createdAt }: PaymentEvent,
): Promise<boolean> => {
  const { count } = await db.prisma.paymentEvent.createMany({
    data: { id, provider, type, objectId: intentId ?? '', createdAt },
    skipDuplicates: true,
  });
  return count > 0;
};

/** Returns whether a payment has a refund that has not failed. */
export const hasRefund = async (db: Queryable, paymentId: string): Promise<boolean> =>
  (await db.prisma.refund.count({ where: { paymentId, status: { not: 'failed' } } })) > 0;

/** A refund still to be executed; amount in minor units. */
export type PendingRefundRow = QueryTypes['listPendingOfOrder']['row'];

export const listPendingRefunds = (db: Queryable, orderId: string): Promise<PendingRefundRow[]> =>
  many(db, sql.listPendingOfOrder, [orderId]);

/** A refund; amount in minor units. */
export interface RefundRow {
  id: string;
  providerId: string | null;
  status: 'pending' | 'succeeded' | 'failed';
  amount: number;
}

/** Locks the refunds of a payment until the transaction ends, and returns them. */
export const lockRefunds = (tx: Transaction, paymentId: string): Promise<RefundRow[]> =>
  many(tx, sql.lockRefunds, [paymentId]);

/** Sets the provider's ID of a refund unless it is known. */
export const setRefundProviderId = async (tx: Transaction, id: string, providerId: string): Promise<void> => {
  await tx.prisma.refund.updateMany({ where: { id, providerId: null }, data: { providerId } });
};

/** Marks a pending refund as succeeded. Returns false when it is not pending. */
export const finishRefund = async (tx: Transaction, id: string, now: Date): Promise<boolean> =>
  (
    await tx.prisma.refund.updateMany({
      where: { id, status: 'pending' },
      data: { status: 'succeeded', finishedAt: now },
    })
  ).count > 0;

/** Marks a refund as failed. Returns false when it had failed before. */
export const setRefundFailed = async (
  tx: Transaction,
  { id, failure, now }: { id: string; failure: string; now: Date },
): Promise<boolean> => {
  const { count } = await tx.prisma.refund.updateMany({
    where: { id, status: { not: 'failed' } },
    data: { status: 'failed', failure, finishedAt: now },
  });
  return count > 0;
};

/** Subtracts a failed refund (in minor units) from the refunded amount of its order. */
export const releaseAmount = async (tx: Transaction, orderId: string, amount: number): Promise<void> => {
  await tx.prisma.order.updateMany({ where: { id: orderId }, data: { refunded: { decrement: amount } } });
};

/** Deletes the ledger entries of a refund. */
export const deleteEntries = async (tx: Transaction, refundId: string): Promise<void> => {
  await tx.prisma.ledgerEntry.deleteMany({ where: { refundId } });
};

/** Returns whether a refund of an order failed because another refund came first, and no refund is pending. */
export const hasSupersededRefund = async (tx: Transaction, orderId: string): Promise<boolean> =>
  (await first(tx, sql.findSupersededRefund, [orderId])) !== undefined;

const toIds = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Lists pending orders created before the given time, oldest first, at most 100. */
export const listStaleOrders = async (db: Queryable, before: Date): Promise<string[]> =>
  toIds(
    await db.prisma.order.findMany({
      where: { status: 'pending', createdAt: { lt: before } },
      select: { id: true },
      orderBy: { createdAt: 'asc' },
      take: batchSize,
    }),
  );

/** Lists open payments at a provider whose orders have ended, at most 100. */
export const listOpenOfEndedOrders = (db: Queryable, provider: string): Promise<PaymentRow[]> =>
  many(db, sql.listOpenOfEndedOrders, [provider]);

/** Lists open payments at a provider that have not been updated since the given time, at most 100. */
export const listStalePayments = async (db: Queryable, provider: string, since: Date): Promise<string[]> =>
  toIds(
    await db.prisma.payment.findMany({
      where: { status: { in: ['open', 'processing'] }, provider, updatedAt: { lt: since } },
      select: { id: true },
      orderBy: { updatedAt: 'asc' },
      take: batchSize,
    }),
  );

/** Lists orders with pending refunds, at most 100. */
export const listOrdersWithPendingRefunds = async (db: Queryable): Promise<string[]> =>
  toIds(await many(db, sql.listOrdersWithPendingRefunds, []));

/** Stores a payment of the test provider unless one with the same key exists. Returns the stored payment. */
export async function insertTestPayment(
  db: Queryable,
  { id, key, version, state }: TestPayment,
): Promise<TestPayment> {
  await run(db, sql.insertTestPayment, [id, key, version, JSON.stringify(state)]);
  return one(db, sql.findTestPaymentByKey, [key]);
}

export const findTestPayment = (db: Queryable, id: string): Promise<TestPayment | undefined> =>
  first(db, sql.findTestPaymentById, [id]);

/** Updates a payment of the test provider. Returns false when another update came first. */
export const updateTestPayment = async (
  db: Queryable,
  { id, version, state }: Pick<TestPayment, 'id' | 'version' | 'state'>,
): Promise<boolean> => (await run(db, sql.updateTestPayment, [id, version, JSON.stringify(state)])) > 0;
