import { statement } from '@glossa/db/database';

import { cancelOrder } from '../orders/cancel-order.ts';
import { retried } from '../retried.ts';
import { cancelPayment, lookAtPayment } from './look-at-payment.ts';
import { livingPayment, paymentColumns, type PaymentRow } from './payment-row.ts';
import type { PaymentWork } from './payment-work.ts';
import { settleRefunds } from './settle-refunds.ts';

/** Hours an order waits to be paid. */
const patience = 24;
/** Minutes after which an open payment is looked at again: news of it may have been lost. */
const silence = 10;
const batch = 100;

const stale = statement(
  'stale-orders',
  `SELECT id FROM shop_order WHERE status = 'pending' AND created_at < $1 ORDER BY created_at LIMIT ${batch}`,
);
const leftOpen = statement(
  'payments-left-open',
  `SELECT ${paymentColumns} FROM payment p JOIN shop_order o ON o.id = p.order_id
   WHERE p.status IN ('open', 'processing') AND p.provider = $1 AND o.status <> 'pending' LIMIT ${batch}`,
);
const silent = statement(
  'silent-payments',
  `SELECT p.id FROM payment p WHERE p.status IN ('open', 'processing') AND p.provider = $1 AND p.updated_at < $2
   ORDER BY p.updated_at LIMIT ${batch}`,
);
const owed = statement(
  'orders-owed',
  `SELECT DISTINCT order_id AS id FROM refund WHERE status = 'pending' LIMIT ${batch}`,
);

/** Work of the sweep; `failed` hears what could not be done and is tried by the next one. */
export interface SweepWork extends Omit<PaymentWork, 'provider'> {
  provider: PaymentWork['provider'] | undefined;
  failed: (error: unknown) => void;
}

/**
 * Brings to an end what was left: orders that nobody has paid for a day are cancelled, payments of orders that are over
 * are cancelled at the provider, those that nothing was heard of are looked at again, and refunds are asked for again.
 */
export async function sweepOrders(work: SweepWork): Promise<void> {
  const { db, provider, clock } = work;
  const ago = (minutes: number) => new Date(clock().getTime() - minutes * 60_000);
  const each = async <Row>(rows: readonly Row[], does: (row: Row) => Promise<unknown>) => {
    for (const row of rows) await does(row).catch(work.failed);
  };
  if (provider) {
    const paying = { db, provider, clock };
    await each(await db.rows<{ id: string }>(silent, [provider.name, ago(silence)]), ({ id }) =>
      lookAtPayment(paying, id),
    );
  }
  await each(await db.rows<{ id: string }>(stale, [ago(patience * 60)]), ({ id }) => giveUp(work, id));
  if (provider)
    await each(await db.rows<PaymentRow>(leftOpen, [provider.name]), (payment) =>
      cancelPayment({ db, provider, clock }, payment),
    );
  await each(await db.rows<{ id: string }>(owed), ({ id }) => settleRefunds({ db, clock, provider }, id));
}

/** Cancels an order that was not paid; one that a bank has not decided on waits for it. */
async function giveUp({ db, provider, clock }: SweepWork, orderId: string): Promise<void> {
  const payment = await livingPayment(db, orderId);
  if (payment && provider) {
    await cancelPayment({ db, provider, clock }, payment);
    if ((await livingPayment(db, orderId)) && payment.provider === provider.name) return;
  }
  await retried(db, (tx) => cancelOrder(tx, { orderId, reason: '', now: clock() }));
}
