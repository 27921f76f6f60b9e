import type { Stripe } from 'stripe';
import { findCardByNumber } from './cards.ts';
import { failIntent, isPayable, completeIntent, tryCard } from './pay.ts';
import { createMissingError } from './error-response.ts';
import { refundCharge } from './refunds.ts';
import { findIntent, newId, findPaidCharge, nowInSeconds, recordEvent, type World } from './world.ts';

/**
 * Actions of buyers, their banks, and the shop's staff in Stripe's dashboard. Actions on an intent return its new
 * status. As with Stripe, they don't change an intent whose status is final.
 */
export interface FakeStripeControls {
  /** The buyer pays with one of Stripe's test card numbers. */
  pay(intentId: string, cardNumber: string): Stripe.PaymentIntent.Status;
  /** The buyer pays with a method that takes days, which makes the intent `processing`. */
  payLater(intentId: string): Stripe.PaymentIntent.Status;
  /** The buyer authenticates or the bank decides, which ends `requires_action` or `processing`. */
  completeAction(intentId: string, passed: boolean): Stripe.PaymentIntent.Status;
  /** Refunds in the dashboard, by default the whole remaining amount. Returns the refund's ID. */
  refundInDashboard(intentId: string, amount?: number): string;
  /** The buyer's bank rejects a refund, and the shop gets the money back. */
  failRefund(refundId: string): void;
  /** The buyer's bank reverses the payment. */
  dispute(intentId: string): void;
  /** Returns the account's balance per currency (`EUR`) in minor units: payments less refunds and disputes. */
  balance(): Record<string, number>;
}

export function createControls(world: World): FakeStripeControls {
  const findCharge = (intentId: string) => {
    const charge = findPaidCharge(world, findIntent(world, intentId));
    if (!charge) throw new Error(`${intentId} was not paid`);
    return charge;
  };
  return {
    pay(intentId, cardNumber) {
      const intent = findIntent(world, intentId);
      if (isPayable(intent)) tryCard(world, intent, findCardByNumber(cardNumber));
      return intent.status;
    },
    payLater(intentId) {
      const intent = findIntent(world, intentId);
      if (!isPayable(intent)) return intent.status;
      Object.assign(intent, { status: 'processing', last_payment_error: null, payment_method: newId('pm') });
      recordEvent(world, 'payment_intent.processing', intent);
      return intent.status;
    },
    completeAction(intentId, passed) {
      const intent = findIntent(world, intentId);
      const isBankDecision = intent.status === 'processing';
      if (!isBankDecision && intent.status !== 'requires_action') return intent.status;
      const code = isBankDecision
        ? 'payment_intent_payment_attempt_failed'
        : 'payment_intent_authentication_failure';
      const card = isBankDecision ? null : findCardByNumber('4000002760003184');
      if (passed) completeIntent(world, intent, card);
      else failIntent(world, intent, { type: 'invalid_request_error', code, message: 'The payment failed.' });
      return intent.status;
    },
    refundInDashboard: (intentId, amount) =>
      refundCharge(world, findCharge(intentId), { amount, reason: null, metadata: {} }).id,
    failRefund(refundId) {
      const refund = world.refunds.get(refundId);
      const charge = typeof refund?.charge === 'string' ? world.charges.get(refund.charge) : undefined;
      if (!refund || !charge) throw createMissingError(404, 'refund', refundId, 'id');
      refund.status = 'failed';
      refund.failure_reason = 'expired_or_canceled_card';
      charge.amount_refunded -= refund.amount;
      charge.refunded = false;
      recordEvent(world, 'refund.failed', refund);
      recordEvent(world, 'charge.refund.updated', refund);
    },
    dispute(intentId) {
      const charge = findCharge(intentId);
      charge.disputed = true;
      recordEvent(world, 'charge.dispute.created', {
        id: newId('du'),
        object: 'dispute',
        amount: charge.amount,
        charge: charge.id,
        created: nowInSeconds(),
        currency: charge.currency,
        payment_intent: intentId,
        reason: 'fraudulent',
        status: 'needs_response',
      });
    },
    balance() {
      const sums: Record<string, number> = {};
      for (const charge of world.charges.values()) {
        if (!charge.paid) continue;
        const currency = charge.currency.toUpperCase();
        const netAmount = charge.disputed ? 0 : charge.amount - charge.amount_refunded;
        sums[currency] = (sums[currency] ?? 0) + netAmount;
      }
      return sums;
    },
  };
}
