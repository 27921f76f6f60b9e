import type { Stripe } from 'stripe';
import { blankIntent } from './blank-objects.ts';
import { findCardByMethod } from './cards.ts';
import { readMetadata, rejectUnknown, readPositive, readText, type Form } from './form.ts';
import { isPayable, tryCard } from './pay.ts';
import { BadParameter, StripeErrorResponse } from './error-response.ts';
import { findIntent, nowInSeconds, recordEvent, type World } from './world.ts';

// https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
const minAmounts: Record<string, number> = { usd: 50, eur: 50, gbp: 30, chf: 50, jpy: 50 };
const maxAmount = 99_999_999;

/** POST /v1/payment_intents */
export function createIntent(world: World, form: Form): Stripe.PaymentIntent {
  rejectUnknown(form, [
    'amount',
    'currency',
    'description',
    'metadata',
    'automatic_payment_methods',
    'receipt_email',
    'expand',
  ]);
  const amount = readPositive(form, 'amount');
  const currency = readText(form, 'currency')?.toLowerCase();
  if (amount === undefined)
    throw new BadParameter('amount', 'Missing required param: amount.', 'parameter_missing');
  if (currency === undefined)
    throw new BadParameter('currency', 'Missing required param: currency.', 'parameter_missing');
  const minAmount = minAmounts[currency];
  if (minAmount === undefined) throw new BadParameter('currency', `Invalid currency: ${currency}.`);
  if (amount < minAmount)
    throw new BadParameter('amount', `Amount must be at least ${minAmount} ${currency}.`, 'amount_too_small');
  if (amount > maxAmount)
    throw new BadParameter('amount', `Amount must be no more than ${maxAmount}.`, 'amount_too_large');
  const intent = blankIntent({
    amount,
    currency,
    description: readText(form, 'description') ?? null,
    metadata: readMetadata(form),
  });
  world.intents.set(intent.id, intent);
  recordEvent(world, 'payment_intent.created', intent);
  return intent;
}

/** POST /v1/payment_intents/:id/cancel */
export function cancelIntent(world: World, id: string, form: Form): Stripe.PaymentIntent {
  rejectUnknown(form, ['cancellation_reason', 'expand']);
  const intent = findIntent(world, id);
  if (!isPayable(intent)) throw createUnexpectedStateError(intent, 'cancel');
  intent.status = 'canceled';
  intent.canceled_at = nowInSeconds();
  intent.cancellation_reason = readText(form, 'cancellation_reason') ?? null;
  intent.next_action = null;
  recordEvent(world, 'payment_intent.canceled', intent);
  return intent;
}

/** POST /v1/payment_intents/:id/confirm, with one of the test payment methods. */
export function confirmIntent(world: World, id: string, form: Form): Stripe.PaymentIntent {
  rejectUnknown(form, ['payment_method', 'return_url', 'expand']);
  const intent = findIntent(world, id);
  if (!isPayable(intent)) throw createUnexpectedStateError(intent, 'confirm');
  const method = readText(form, 'payment_method');
  if (method === undefined)
    throw new BadParameter('payment_method', 'A payment method is needed.', 'parameter_missing');
  tryCard(world, intent, findCardByMethod(method));
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

const createUnexpectedStateError = (intent: Stripe.PaymentIntent, action: string) =>
  new StripeErrorResponse(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: structuredClone(intent),
  });
