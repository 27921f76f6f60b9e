import type { PaymentState } from '@glossa/contract/payments';
import type { PaymentIntent } from '@glossa/payments/provider';
import type { TestProvider } from '@glossa/payments/test-provider';

import { followAtProvider, lookAtPayment } from '#domain/shop/payments/look-at-payment.ts';
import { findPayment } from '#domain/shop/payments/payment-row.ts';
import type { PaymentWork } from '#domain/shop/payments/payment-work.ts';
import { startPayment } from '#domain/shop/payments/start-payment.ts';
import { fail } from '#http/fail.ts';
import { findPaidOrder } from './queries.ts';

/** An order of whoever asks. */
interface Whose {
  orderId: string;
  buyerId: string;
}

const findOrder = async ({ db }: Pick<PaymentWork, 'db'>, whose: Whose) =>
  (await findPaidOrder(db, whose)) ?? fail('order_not_found');

/** How an order and its payment stand now. */
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

/** Begins to pay an order or goes on with it. */
export async function payOrder(work: PaymentWork, whose: Whose) {
  const intent = await startPayment(work, whose);
  const state = await present(work, whose, intent ?? { status: 'succeeded', failure: null });
  return { ...state, clientSecret: intent?.clientSecret ?? null };
}

/** Looks at the payment of an order at its provider again. */
export async function lookAgain(work: PaymentWork, whose: Whose): Promise<PaymentState> {
  const { paymentId } = await findOrder(work, whose);
  const intent = paymentId ? await lookAtPayment(work, paymentId) : undefined;
  return present(work, whose, intent ?? fail('payment_not_found'));
}

/** Does something with the payment of an order at the test provider, and what follows from it. */
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
