import { many, statements } from '@glossa/db/statements';

import { cancelOrder } from '../orders/cancel-order.ts';
import { retried } from '../retried.ts';
import { cancelPayment, lookAtPayment } from './look-at-payment.ts';
import { livingPayment, paymentColumns, type PaymentNarrowing } from './payment-row.ts';
import type { PaymentWork } from './payment-work.ts';
import { settleRefunds } from './settle-refunds.ts';
import type { QueryTypes } from './sweep-orders.types.ts';

/** Hours after which an unpaid order is canceled. */
const patience = 24;
/** Minutes after which an open payment is checked again, because an event may have been lost. */
const silence = 10;
const batch = 100;

interface NarrowTypes {
  listOpenPayments: PaymentNarrowing;
}

export const sql = statements<QueryTypes, NarrowTypes>('shopPaymentsSweepOrders', {
  listStaleOrders: `SELECT id FROM shop_order WHERE status = 'pending' AND created_at < $1 ORDER BY created_at LIMIT ${batch}`,
  listOpenPayments: `SELECT ${paymentColumns} FROM payment p JOIN shop_order o ON o.id = p.order_id
   WHERE p.status IN ('open', 'processing') AND p.provider = $1 AND o.status <> 'pending' LIMIT ${batch}`,
  listSilentPayments: `SELECT p.id FROM payment p WHERE p.status IN ('open', 'processing') AND p.provider = $1 AND p.updated_at < $2
   ORDER BY p.updated_at LIMIT ${batch}`,
  listPendingRefunds: `SELECT DISTINCT order_id AS id FROM refund WHERE status = 'pending' LIMIT ${batch}`,
});

/** Dependencies of the sweep. `failed` receives errors; the next sweep retries. */
export interface SweepWork extends Omit<PaymentWork, 'provider'> {
  provider: PaymentWork['provider'] | undefined;
  failed: (error: unknown) => void;
}

/**
 * Settles what was left unfinished: syncs payments without recent events, cancels orders unpaid after a day, cancels
 * the payments of ended orders at the provider, and retries refunds.
 */
export async function sweepOrders(work: SweepWork): Promise<void> {
  const { db, provider, clock } = work;
  const ago = (minutes: number) => new Date(clock().getTime() - minutes * 60_000);
  const each = async <Row>(rows: readonly Row[], does: (row: Row) => Promise<unknown>) => {
    for (const row of rows) await does(row).catch(work.failed);
  };
  if (provider) {
    const paying = { db, provider, clock };
    await each(await many(db, sql.listSilentPayments, [provider.name, ago(silence)]), ({ id }) =>
      lookAtPayment(paying, id),
    );
  }
  await each(await many(db, sql.listStaleOrders, [ago(patience * 60)]), ({ id }) => giveUp(work, id));
  if (provider)
    await each(await many(db, sql.listOpenPayments, [provider.name]), (payment) =>
      cancelPayment({ db, provider, clock }, payment),
    );
  await each(await many(db, sql.listPendingRefunds, []), ({ id }) =>
    settleRefunds({ db, clock, provider }, id),
  );
}

/** Cancels an unpaid order, unless a bank has yet to decide on its payment. */
async function giveUp({ db, provider, clock }: SweepWork, orderId: string): Promise<void> {
  const payment = await livingPayment(db, orderId);
  if (payment && provider) {
    await cancelPayment({ db, provider, clock }, payment);
    if ((await livingPayment(db, orderId)) && payment.provider === provider.name) return;
  }
  await retried(db, (tx) => cancelOrder(tx, { orderId, reason: '', now: clock() }));
}
