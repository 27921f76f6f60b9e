import type { Stripe } from 'stripe';
import type { PaymentRefund, RefundReason, RefundStatus } from '../provider.ts';
import { toId } from './to-id.ts';

const statuses = new Set<string>([
  'requires_action',
  'succeeded',
  'failed',
  'canceled',
] satisfies RefundStatus[]);
const reasons = new Set<string>([
  'requested_by_customer',
  'duplicate',
  'fraudulent',
] satisfies RefundReason[]);

const isStatus = (status: string | null): status is RefundStatus => status !== null && statuses.has(status);
const isReason = (reason: string | null): reason is RefundReason => reason !== null && reasons.has(reason);

/** Converts a Stripe refund to the common type. */
export const toPaymentRefund = (refund: Stripe.Refund): PaymentRefund => ({
  id: refund.id,
  intentId: toId(refund.payment_intent),
  key: refund.metadata?.['refund_key'] ?? null,
  status: isStatus(refund.status) ? refund.status : 'pending',
  amount: refund.amount,
  currency: refund.currency.toUpperCase(),
  reason: isReason(refund.reason) ? refund.reason : null,
  failure: refund.failure_reason ?? null,
  createdAt: new Date(refund.created * 1000),
});
