import { statement, type Queryable, type Transaction } from '@glossa/db/database';
import type { PaymentProvider } from '@glossa/payments/provider';

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

/** Columns of `payment p` that make a `PaymentRow`. */
export const paymentColumns = `p.id, p.order_id AS "orderId", p.attempt, p.provider, p.provider_id AS "providerId", p.status,
  p.amount, p.currency`;

const byId = statement('payment-by-id', `SELECT ${paymentColumns} FROM payment p WHERE p.id = $1`);
const hold = statement('hold-payment', `SELECT ${paymentColumns} FROM payment p WHERE p.id = $1 FOR UPDATE`);
const byProvider = statement(
  'payment-by-provider',
  `SELECT ${paymentColumns} FROM payment p WHERE p.provider = $1 AND p.provider_id = $2`,
);
const byAttempt = statement(
  'payment-by-attempt',
  `SELECT ${paymentColumns} FROM payment p
   WHERE p.provider = $1 AND p.order_id::text = $2 AND p.attempt = $3 AND p.provider_id IS NULL`,
);
const living = statement(
  'living-payment',
  `SELECT ${paymentColumns} FROM payment p WHERE p.order_id = $1 AND p.status <> 'cancelled'`,
);

export const findPayment = (db: Queryable, id: string): Promise<PaymentRow | undefined> =>
  db.row<PaymentRow>(byId, [id]);

export const holdPayment = (tx: Transaction, id: string): Promise<PaymentRow | undefined> =>
  tx.row<PaymentRow>(hold, [id]);

/** Returns the payment of an order that is not canceled. */
export const livingPayment = (db: Queryable, orderId: string): Promise<PaymentRow | undefined> =>
  db.row<PaymentRow>(living, [orderId]);

/** Finds the payment of an intent, even if the intent's ID was not stored because the provider's response was lost. */
export async function paymentOfIntent(
  db: Queryable,
  provider: string,
  intent: { id: string; orderId: string | null; attempt: number | null },
): Promise<PaymentRow | undefined> {
  return (
    (await db.row<PaymentRow>(byProvider, [provider, intent.id])) ??
    (await db.row<PaymentRow>(byAttempt, [provider, intent.orderId, intent.attempt]))
  );
}
