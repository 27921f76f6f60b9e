import type { Stripe } from 'stripe';
import type { TestCard } from '../../test-provider/test-cards.ts';
import { blankCharge } from './blank-charge.ts';
import { newId, recordEvent, type World } from './world.ts';

/** A card to charge. */
export type FakeStripeCard = TestCard & { last4: string };

const payable = new Set<Stripe.PaymentIntent.Status>([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

/** Returns whether an intent still accepts a card. */
export const isPayable = (intent: Stripe.PaymentIntent): boolean => payable.has(intent.status);

/** Charges a card, as the buyer's browser or `confirm` does. */
export function tryCard(world: World, intent: Stripe.PaymentIntent, card: FakeStripeCard): void {
  if (card.outcome === 'pays') return completeIntent(world, intent, card);
  if (card.outcome === 'authenticate') {
    Object.assign(intent, {
      status: 'requires_action',
      last_payment_error: null,
      payment_method: newId('pm'),
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
    });
    return recordEvent(world, 'payment_intent.requires_action', intent);
  }
  const general = card.outcome === 'generic_decline' || card.outcome === 'insufficient_funds';
  const code = general ? 'card_declined' : card.outcome;
  const message = `The card was declined: ${card.outcome}.`;
  const charge = blankCharge(intent, card, { code, message });
  world.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  recordEvent(world, 'charge.failed', charge);
  failIntent(world, intent, {
    type: 'card_error',
    code,
    decline_code: card.outcome,
    charge: charge.id,
    message,
  });
}

/** Completes an intent with a paid charge. */
export function completeIntent(
  world: World,
  intent: Stripe.PaymentIntent,
  card: FakeStripeCard | null,
): void {
  const charge = blankCharge(intent, card, null);
  world.charges.set(charge.id, charge);
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
    payment_method: charge.payment_method,
  });
  recordEvent(world, 'charge.succeeded', charge);
  recordEvent(world, 'payment_intent.succeeded', intent);
}

/** Fails an intent, after which another card may be tried. */
export function failIntent(
  world: World,
  intent: Stripe.PaymentIntent,
  error: Stripe.PaymentIntent.LastPaymentError,
): void {
  Object.assign(intent, {
    status: 'requires_payment_method',
    last_payment_error: error,
    next_action: null,
    payment_method: null,
  });
  recordEvent(world, 'payment_intent.payment_failed', intent);
}
