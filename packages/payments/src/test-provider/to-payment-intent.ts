import type { PaymentIntent, PaymentRefund } from '../provider.ts';
import type { TestPayment, TestPaymentState, TestRefund } from '../test-payment-store.ts';

/** Returns the sum of the refunds in minor units. */
export const sumRefunds = ({ refunds }: TestPaymentState): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Converts a test payment to an intent. */
export function toPaymentIntent(payment: TestPayment): PaymentIntent {
  const { status, orderId, attempt, amount, currency, failure, card, createdAt } = payment.state;
  const isPaid = status === 'succeeded';
  return {
    id: payment.id,
    status,
    clientSecret: null,
    orderId,
    attempt,
    amount,
    currency,
    amountReceived: isPaid ? amount : 0,
    amountRefunded: sumRefunds(payment.state),
    disputed: false,
    failure,
    card: isPaid ? card : null,
    createdAt: new Date(createdAt),
  };
}

/** Converts a refund of a test payment to the common type. */
export const toPaymentRefund = (payment: TestPayment, refund: TestRefund): PaymentRefund => ({
  id: refund.id,
  intentId: payment.id,
  key: refund.key,
  status: 'succeeded',
  amount: refund.amount,
  currency: payment.state.currency,
  reason: refund.reason,
  failure: null,
  createdAt: new Date(refund.createdAt),
});
