import type { Stripe } from 'stripe';
import { blankIntent } from './blank-objects.ts';
import { cardOfMethod } from './cards.ts';
import { metadata, onlyKnown, positive, text, type Form } from './form.ts';
import { isPayable, tryCard } from './pay.ts';
import { BadParameter, StripeErrorResponse } from './error-response.ts';
import { findIntent, seconds, tell, type World } from './world.ts';

// https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
const least: Record<string, number> = { usd: 50, eur: 50, gbp: 30, chf: 50, jpy: 50 };
const most = 99_999_999;

/** POST /v1/payment_intents */
export function createIntent(world: World, form: Form): Stripe.PaymentIntent {
  onlyKnown(form, [
    'amount',
    'currency',
    'description',
    'metadata',
    'automatic_payment_methods',
    'receipt_email',
    'expand',
  ]);
  const amount = positive(form, 'amount');
  const currency = text(form, 'currency')?.toLowerCase();
  if (amount === undefined)
    throw new BadParameter('amount', 'Missing required param: amount.', 'parameter_missing');
  if (currency === undefined)
    throw new BadParameter('currency', 'Missing required param: currency.', 'parameter_missing');
  const smallest = least[currency];
  if (smallest === undefined) throw new BadParameter('currency', `Invalid currency: ${currency}.`);
  if (amount < smallest)
    throw new BadParameter('amount', `Amount must be at least ${smallest} ${currency}.`, 'amount_too_small');
  if (amount > most)
    throw new BadParameter('amount', `Amount must be no more than ${most}.`, 'amount_too_large');
  const intent = blankIntent({
    amount,
    currency,
    description: text(form, 'description') ?? null,
    metadata: metadata(form),
  });
  world.intents.set(intent.id, intent);
  tell(world, 'payment_intent.created', intent);
  return intent;
}

/** POST /v1/payment_intents/:id/cancel */
export function cancelIntent(world: World, id: string, form: Form): Stripe.PaymentIntent {
  onlyKnown(form, ['cancellation_reason', 'expand']);
  const intent = findIntent(world, id);
  if (!isPayable(intent)) throw unexpected(intent, 'cancel');
  intent.status = 'canceled';
  intent.canceled_at = seconds();
  intent.cancellation_reason = text(form, 'cancellation_reason') ?? null;
  intent.next_action = null;
  tell(world, 'payment_intent.canceled', intent);
  return intent;
}

/** POST /v1/payment_intents/:id/confirm, with one of the test payment methods. */
export function confirmIntent(world: World, id: string, form: Form): Stripe.PaymentIntent {
  onlyKnown(form, ['payment_method', 'return_url', 'expand']);
  const intent = findIntent(world, id);
  if (!isPayable(intent)) throw unexpected(intent, 'confirm');
  const method = text(form, 'payment_method');
  if (method === undefined)
    throw new BadParameter('payment_method', 'A payment method is needed.', 'parameter_missing');
  tryCard(world, intent, cardOfMethod(method));
  const error = intent.last_payment_error;
  if (error)
    throw new StripeErrorResponse(402, {
      type: 'card_error',
      message: error.message ?? '',
      ...(error.code && { code: error.code }),
      ...(error.decline_code && { decline_code: error.decline_code }),
      ...(error.charge && { charge: error.charge }),
      payment_intent: structuredClone(intent),
    });
  return intent;
}

const unexpected = (intent: Stripe.PaymentIntent, verb: string) =>
  new StripeErrorResponse(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: structuredClone(intent),
  });
