import type { Queryable, Transaction } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';
import type { PaymentProvider } from '@glossa/payments/provider';
import type { QueryTypes } from './payment-row.types.ts';

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

/** Narrower types of `paymentColumns`. */
export type PaymentNarrowing = Pick<PaymentRow, 'provider'>;

type NarrowTypes = Record<keyof QueryTypes, PaymentNarrowing>;

export const sql = statements<QueryTypes, NarrowTypes>('shopPaymentsPaymentRow', {
  findById: `SELECT ${paymentColumns} FROM payment p WHERE p.id = $1`,
  lockPayment: `SELECT ${paymentColumns} FROM payment p WHERE p.id = $1 FOR UPDATE`,
  findByProviderId: `SELECT ${paymentColumns} FROM payment p WHERE p.provider = $1 AND p.provider_id = $2`,
  findByAttempt: `SELECT ${paymentColumns} FROM payment p
   WHERE p.provider = $1 AND p.order_id::text = $2 AND p.attempt = $3 AND p.provider_id IS NULL`,
  findActive: `SELECT ${paymentColumns} FROM payment p WHERE p.order_id = $1 AND p.status <> 'cancelled'`,
});

export const findPayment = (db: Queryable, id: string): Promise<PaymentRow | undefined> =>
  first(db, sql.findById, [id]);

export const holdPayment = (tx: Transaction, id: string): Promise<PaymentRow | undefined> =>
  first(tx, sql.lockPayment, [id]);

/** Returns the payment of an order that is not canceled. */
export const livingPayment = (db: Queryable, orderId: string): Promise<PaymentRow | undefined> =>
  first(db, sql.findActive, [orderId]);

/** Finds the payment of an intent, even if the intent's ID was not stored because the provider's response was lost. */
export async function paymentOfIntent(
  db: Queryable,
  provider: string,
  intent: { id: string; orderId: string | null; attempt: number | null },
): Promise<PaymentRow | undefined> {
  const { orderId, attempt } = intent;
  return (
    (await first(db, sql.findByProviderId, [provider, intent.id])) ??
    (orderId === null || attempt === null
      ? undefined
      : await first(db, sql.findByAttempt, [provider, orderId, attempt]))
  );
}
