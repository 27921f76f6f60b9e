import type { Deps } from '#deps.ts';
import { cancelPayment } from '#domain/shop/payments/look-at-payment.ts';
import { livingPayment } from '#domain/shop/payments/payment-row.ts';
import { isUnreachable } from '#domain/shop/payments/payment-work.ts';
import { settleRefunds } from '#domain/shop/payments/settle-refunds.ts';

/** Dependencies for payments and refunds. */
export type MoneyDeps = Pick<Deps, 'db' | 'payments' | 'clock' | 'log'>;

/**
 * Settles a canceled or refunded order with the payment provider: cancels its open payment and makes its refunds. The
 * sweep retries what fails now.
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
