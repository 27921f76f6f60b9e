import type { Stripe } from 'stripe';
import { blankRefund } from './blank-objects.ts';
import { metadata, onlyKnown, positive, text, type Form } from './form.ts';
import { BadParameter, missing, StripeErrorResponse } from './error-response.ts';
import { findIntent, paidCharge, tell, type World } from './world.ts';

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'];

/** POST /v1/refunds */
export function createRefund(world: World, form: Form): Stripe.Refund {
  onlyKnown(form, ['payment_intent', 'charge', 'amount', 'reason', 'metadata', 'expand']);
  const charge = chargeOf(world, form);
  const amount = positive(form, 'amount');
  const reason = text(form, 'reason') ?? null;
  if (reason !== null && !reasons.includes(reason))
    throw new BadParameter('reason', `Invalid reason: must be one of ${reasons.join(', ')}`);
  return giveBack(world, charge, { amount, reason, metadata: metadata(form) });
}

/** Refunds a charge, by default all that is left. */
export function giveBack(
  world: World,
  charge: Stripe.Charge,
  values: { amount: number | undefined; reason: string | null; metadata: Record<string, string> },
): Stripe.Refund {
  const left = charge.amount - charge.amount_refunded;
  const { amount = left } = values;
  if (charge.disputed)
    throw new StripeErrorResponse(400, {
      type: 'invalid_request_error',
      code: 'charge_disputed',
      message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    });
  if (left === 0)
    throw new StripeErrorResponse(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    });
  // Stripe has no code for this.
  if (amount > left)
    throw new StripeErrorResponse(400, {
      type: 'invalid_request_error',
      param: 'amount',
      message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
    });
  const refund = blankRefund(charge, { amount, reason: values.reason, metadata: values.metadata });
  world.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  tell(world, 'refund.created', refund);
  tell(world, 'charge.refunded', charge);
  return refund;
}

/** GET /v1/refunds, newest first and paginated */
export function listRefunds(world: World, form: Form): object {
  onlyKnown(form, ['payment_intent', 'charge', 'limit', 'starting_after', 'expand']);
  const intent = text(form, 'payment_intent');
  const charge = text(form, 'charge');
  if (intent !== undefined) findIntent(world, intent, 'value');
  const all = [...world.refunds.values()]
    .filter((refund) => intent === undefined || refund.payment_intent === intent)
    .filter((refund) => charge === undefined || refund.charge === charge)
    .toReversed();
  const after = text(form, 'starting_after');
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const limit = positive(form, 'limit') ?? 10;
  return {
    object: 'list',
    url: '/v1/refunds',
    has_more: all.length > from + limit,
    data: all.slice(from, from + limit),
  };
}

function chargeOf(world: World, form: Form): Stripe.Charge {
  const chargeId = text(form, 'charge');
  const intentId = text(form, 'payment_intent');
  if (chargeId !== undefined) {
    const charge = world.charges.get(chargeId);
    if (!charge) throw missing(400, 'charge', chargeId, 'charge');
    return charge;
  }
  if (intentId === undefined)
    throw new BadParameter(undefined, 'One of the following params should be provided: payment_intent.');
  const charge = paidCharge(world, findIntent(world, intentId, 'value'));
  if (charge) return charge;
  throw new StripeErrorResponse(400, {
    type: 'invalid_request_error',
    message: `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
  });
}
