import { cancelPayment } from '@glossa/shop/payments/look-at-payment';
import { livingPayment } from '@glossa/shop/payments/payment-row';
import { isUnreachable } from '@glossa/shop/payments/payment-work';
import { settleRefunds } from '@glossa/shop/payments/settle-refunds';

import type { Deps } from '../../deps.ts';

/** What the money of orders is moved with. */
export type MoneyDeps = Pick<Deps, 'db' | 'payments' | 'clock' | 'log'>;

/**
 * Has a provider do what an order that was cancelled or refunded asks for: its open payment is cancelled, its refunds are
 * made. What cannot be asked for now is asked for again by the sweep.
 */
export async function settleMoney(deps: MoneyDeps, orderId: string): Promise<void> {
  const { db, payments: provider, log } = deps;
  const clock = () => deps.clock();
  try {
    const payment = await livingPayment(db, orderId);
    if (provider && payment && payment.status !== 'succeeded')
      await cancelPayment({ db, provider, clock }, payment);
    await settleRefunds({ db, clock, provider }, orderId);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    log.warn({ err: error, orderId }, 'the money of an order waits for the payment provider');
  }
}
