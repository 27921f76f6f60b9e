import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import { createMissingError } from './error-response.ts';

/** State of the fake server: a Stripe account in test mode. */
export interface World {
  intents: Map<string, Stripe.PaymentIntent>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  /** In chronological order, each with a snapshot of its object. */
  events: FakeStripeEvent[];
  /** The request in progress. */
  request: { id: string | null; idempotency_key: string | null };
}

/** An event in Stripe's format, of any type. */
export interface FakeStripeEvent {
  id: string;
  object: 'event';
  type: string;
  api_version: string;
  created: number;
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  data: { object: object };
}

export const apiVersion = '2026-10-28.endive';

export const createWorld = (): World => ({
  intents: new Map(),
  charges: new Map(),
  refunds: new Map(),
  events: [],
  request: { id: null, idempotency_key: null },
});

/** Returns an ID in Stripe's format: `pi_3…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Returns the time in seconds since 1970. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** Records an event with a snapshot of its object. */
export function recordEvent(world: World, type: string, object: object): void {
  world.events.push({
    id: newId('evt'),
    object: 'event',
    type,
    api_version: apiVersion,
    created: nowInSeconds(),
    livemode: false,
    pending_webhooks: 1,
    request: { ...world.request },
    data: { object: structuredClone(object) },
  });
}

/**
 * Finds an intent that a request names in its path or its values.
 * @throws {StripeErrorResponse} when it is missing, with status 404 or 400
 */
export function findIntent(world: World, id: string, where: 'path' | 'value' = 'path'): Stripe.PaymentIntent {
  const intent = world.intents.get(id);
  if (intent) return intent;
  throw where === 'path'
    ? createMissingError(404, 'payment_intent', id, 'intent')
    : createMissingError(400, 'payment_intent', id, 'payment_intent');
}

/** Returns an intent's latest charge if it was paid. */
export function findPaidCharge(world: World, intent: Stripe.PaymentIntent): Stripe.Charge | undefined {
  const id = intent.latest_charge;
  const charge = typeof id === 'string' ? world.charges.get(id) : undefined;
  return charge?.paid ? charge : undefined;
}
