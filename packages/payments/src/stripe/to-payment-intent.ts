import type { Stripe } from 'stripe';
import { failureCode } from '../failure-code.ts';
import type { PaymentIntent, PaymentStatus } from '../provider.ts';

const statuses: Record<string, PaymentStatus> = {
  requires_payment_method: 'requires_payment_method',
  requires_confirmation: 'requires_confirmation',
  requires_action: 'requires_action',
  processing: 'processing',
  // Occurs only with manual capture, which we don't use. Unknown statuses also count as undecided.
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/** Converts a Stripe intent, whose `latest_charge` must be expanded. */
export function toPaymentIntent(intent: Stripe.PaymentIntent): PaymentIntent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const error = intent.last_payment_error;
  const card = charge?.paid ? charge.payment_method_details?.card : undefined;
  const attempt = Number(intent.metadata['attempt']);
  return {
    id: intent.id,
    status: statuses[intent.status] ?? 'processing',
    clientSecret: intent.client_secret,
    orderId: intent.metadata['order_id'] ?? null,
    attempt: Number.isInteger(attempt) ? attempt : null,
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    amountReceived: intent.amount_received,
    amountRefunded: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ?? false,
    failure: error ? failureCode(error.decline_code, error.code) : null,
    card: card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null,
    createdAt: new Date(intent.created * 1000),
  };
}
