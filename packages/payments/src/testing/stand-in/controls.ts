import type { Stripe } from 'stripe';
import { cardOfNumber } from './cards.ts';
import { fail, isPayable, succeed, tryCard } from './pay.ts';
import { missing } from './refusal.ts';
import { giveBack } from './refunds.ts';
import { findIntent, newId, paidCharge, seconds, tell, type World } from './world.ts';

/**
 * What others do at Stripe: buyers, their banks, and the shop's people in the dashboard. Intents that are over stay as
 * they are, as the buyer's browser would learn; each answers the status then.
 */
export interface StandInControls {
  /** The buyer pays with a card of Stripe's test numbers. */
  pay(intentId: string, cardNumber: string): Stripe.PaymentIntent.Status;
  /** The buyer pays in a way that takes days: the intent is `processing` then. */
  payLater(intentId: string): Stripe.PaymentIntent.Status;
  /** The buyer authenticates, or the bank decides: ends `requires_action` and `processing`. */
  decide(intentId: string, passed: boolean): Stripe.PaymentIntent.Status;
  /** Someone refunds in the dashboard: all that is left without an amount. Answers the refund's id. */
  refundInDashboard(intentId: string, amount?: number): string;
  /** A refund comes back from the bank: the shop has the money again. */
  failRefund(refundId: string): void;
  /** The buyer's bank takes the money back. */
  dispute(intentId: string): void;
  /** What the account holds of each currency (`EUR`), in minor units: paid, less refunds and disputes. */
  balance(): Record<string, number>;
}

export function createControls(world: World): StandInControls {
  const chargeOf = (intentId: string) => {
    const charge = paidCharge(world, findIntent(world, intentId));
    if (!charge) throw new Error(`${intentId} was not paid`);
    return charge;
  };
  return {
    pay(intentId, cardNumber) {
      const intent = findIntent(world, intentId);
      if (isPayable(intent)) tryCard(world, intent, cardOfNumber(cardNumber));
      return intent.status;
    },
    payLater(intentId) {
      const intent = findIntent(world, intentId);
      if (!isPayable(intent)) return intent.status;
      Object.assign(intent, { status: 'processing', last_payment_error: null, payment_method: newId('pm') });
      tell(world, 'payment_intent.processing', intent);
      return intent.status;
    },
    decide(intentId, passed) {
      const intent = findIntent(world, intentId);
      const byBank = intent.status === 'processing';
      if (!byBank && intent.status !== 'requires_action') return intent.status;
      const code = byBank ? 'payment_intent_payment_attempt_failed' : 'payment_intent_authentication_failure';
      const card = byBank ? null : cardOfNumber('4000002760003184');
      if (passed) succeed(world, intent, card);
      else fail(world, intent, { type: 'invalid_request_error', code, message: 'The payment failed.' });
      return intent.status;
    },
    refundInDashboard: (intentId, amount) =>
      giveBack(world, chargeOf(intentId), { amount, reason: null, metadata: {} }).id,
    failRefund(refundId) {
      const refund = world.refunds.get(refundId);
      const charge = typeof refund?.charge === 'string' ? world.charges.get(refund.charge) : undefined;
      if (!refund || !charge) throw missing(404, 'refund', refundId, 'id');
      refund.status = 'failed';
      refund.failure_reason = 'expired_or_canceled_card';
      charge.amount_refunded -= refund.amount;
      charge.refunded = false;
      tell(world, 'refund.failed', refund);
      tell(world, 'charge.refund.updated', refund);
    },
    dispute(intentId) {
      const charge = chargeOf(intentId);
      charge.disputed = true;
      tell(world, 'charge.dispute.created', {
        id: newId('du'),
        object: 'dispute',
        amount: charge.amount,
        charge: charge.id,
        created: seconds(),
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
        const kept = charge.disputed ? 0 : charge.amount - charge.amount_refunded;
        sums[currency] = (sums[currency] ?? 0) + kept;
      }
      return sums;
    },
  };
}
