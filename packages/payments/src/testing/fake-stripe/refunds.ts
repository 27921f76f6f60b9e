import type { Stripe } from 'stripe';
import { blankRefund } from './blank-objects.ts';
import { readMetadata, rejectUnknown, readPositive, readText, type Form } from './form.ts';
import { BadParameter, createMissingError, StripeErrorResponse } from './error-response.ts';
import { findIntent, findPaidCharge, recordEvent, type World } from './world.ts';

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'];

/** POST /v1/refunds */
export function createRefund(world: World, form: Form): Stripe.Refund {
  rejectUnknown(form, ['payment_intent', 'charge', 'amount', 'reason', 'metadata', 'expand']);
  const charge = findCharge(world, form);
  const amount = readPositive(form, 'amount');
  const reason = readText(form, 'reason') ?? null;
  if (reason !== null && !reasons.includes(reason))
    throw new BadParameter('reason', `Invalid reason: must be one of ${reasons.join(', ')}`);
  return refundCharge(world, charge, { amount, reason, metadata: readMetadata(form) });
}

/** Refunds a charge, by default the whole remaining amount. */
export function refundCharge(
  world: World,
  charge: Stripe.Charge,
  values: { amount: number | undefined; reason: string | null; metadata: Record<string, string> },
): Stripe.Refund {
  const remaining = charge.amount - charge.amount_refunded;
  const { amount = remaining } = values;
  if (charge.disputed)
    throw new StripeErrorResponse(400, {
      type: 'invalid_request_error',
      code: 'charge_disputed',
      message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    });
  if (remaining === 0)
    throw new StripeErrorResponse(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    });
  // Stripe has no code for this error.
  if (amount > remaining)
    throw new StripeErrorResponse(400, {
      type: 'invalid_request_error',
      param: 'amount',
      message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${remaining})`,
    });
  const refund = blankRefund(charge, { amount, reason: values.reason, metadata: values.metadata });
  world.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  recordEvent(world, 'refund.created', refund);
  recordEvent(world, 'charge.refunded', charge);
  return refund;
}

/** GET /v1/refunds, newest first and paginated */
export function listRefunds(world: World, form: Form): object {
  rejectUnknown(form, ['payment_intent', 'charge', 'limit', 'starting_after', 'expand']);
  const intent = readText(form, 'payment_intent');
  const charge = readText(form, 'charge');
  if (intent !== undefined) findIntent(world, intent, 'value');
  const matchingRefunds = [...world.refunds.values()]
    .filter((refund) => intent === undefined || refund.payment_intent === intent)
    .filter((refund) => charge === undefined || refund.charge === charge)
    .toReversed();
  const after = readText(form, 'starting_after');
  const from = after === undefined ? 0 : matchingRefunds.findIndex(({ id }) => id === after) + 1;
  const limit = readPositive(form, 'limit') ?? 10;
  return {
    object: 'list',
    url: '/v1/refunds',
    has_more: matchingRefunds.length > from + limit,
    data: matchingRefunds.slice(from, from + limit),
  };
}

function findCharge(world: World, form: Form): Stripe.Charge {
  const chargeId = readText(form, 'charge');
  const intentId = readText(form, 'payment_intent');
  if (chargeId !== undefined) {
    const charge = world.charges.get(chargeId);
    if (!charge) throw createMissingError(400, 'charge', chargeId, 'charge');
    return charge;
  }
  if (intentId === undefined)
    throw new BadParameter(undefined, 'One of the following params should be provided: payment_intent.');
  const charge = findPaidCharge(world, findIntent(world, intentId, 'value'));
  if (charge) return charge;
  throw new StripeErrorResponse(400, {
    type: 'invalid_request_error',
    message: `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
  });
}
