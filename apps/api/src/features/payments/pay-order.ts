import { fail } from '@glossa/contract/failure';
import type { PaymentState } from '@glossa/contract/payments';
import type { PaymentIntent } from '@glossa/payments/provider';
import type { TestProvider } from '@glossa/payments/test-provider';

import { followAtProvider, lookAtPayment } from '#domain/shop/payments/look-at-payment.ts';
import { findPayment } from '#domain/shop/payments/payment-row.ts';
import type { PaymentWork } from '#domain/shop/payments/payment-work.ts';
import { startPayment } from '#domain/shop/payments/start-payment.ts';
import { findPaidOrder } from './queries.ts';

/** An order and its buyer. */
interface Whose {
  orderId: string;
  buyerId: string;
}

const findOrder = async ({ db }: Pick<PaymentWork, 'db'>, whose: Whose) =>
  (await findPaidOrder(db, whose)) ?? fail('order_not_found');

/** Returns the current state of an order and its payment. */
async function present(
  work: Pick<PaymentWork, 'db'>,
  whose: Whose,
  intent: Pick<PaymentIntent, 'status' | 'failure'>,
): Promise<PaymentState> {
  const { status } = await findOrder(work, whose);
  return {
    order_id: whose.orderId,
    order_status: status,
    status: intent.status,
    failure: intent.failure,
  };
}

/** Starts paying an order, or resumes the payment that was started. */
export async function payOrder(work: PaymentWork, whose: Whose) {
  const intent = await startPayment(work, whose);
  const state = await present(work, whose, intent ?? { status: 'succeeded', failure: null });
  return { ...state, clientSecret: intent?.clientSecret ?? null };
}

/** Refreshes the payment of an order from its provider. @throws {Failure} `payment_not_found` */
export async function lookAgain(work: PaymentWork, whose: Whose): Promise<PaymentState> {
  const { paymentId } = await findOrder(work, whose);
  const intent = paymentId ? await lookAtPayment(work, paymentId) : undefined;
  return present(work, whose, intent ?? fail('payment_not_found'));
}

/**
 * Acts on the payment of an order at the test provider and applies the result.
 * @throws {Failure} `payment_not_found`
 */
export async function atTestProvider(
  work: PaymentWork & { provider: TestProvider },
  whose: Whose,
  does: (intentId: string) => Promise<PaymentIntent>,
): Promise<PaymentState> {
  const { paymentId, provider, providerId } = await findOrder(work, whose);
  if (!paymentId || !providerId || provider !== work.provider.name) fail('payment_not_found');
  const payment = (await findPayment(work.db, paymentId)) ?? fail('payment_not_found');
  const intent = await does(providerId);
  await followAtProvider(work, payment, intent);
  return present(work, whose, intent);
}
