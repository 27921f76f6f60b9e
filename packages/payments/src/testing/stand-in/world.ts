import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import { missing } from './refusal.ts';

/** Everything that the stand-in remembers: an account of Stripe in test mode. */
export interface World {
  intents: Map<string, Stripe.PaymentIntent>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  /** In the order they happened, each with its object as it was then. */
  events: StandInEvent[];
  /** Of the request that is being answered. */
  request: { id: string | null; idempotency_key: string | null };
}

/** An event as it is sent; like Stripe's, of whatever type. */
export interface StandInEvent {
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

/** An id as Stripe makes them: `pi_3…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Seconds since 1970. */
export const seconds = (): number => Math.floor(Date.now() / 1000);

/** Tells what happened to an object. */
export function tell(world: World, type: string, object: object): void {
  world.events.push({
    id: newId('evt'),
    object: 'event',
    type,
    api_version: apiVersion,
    created: seconds(),
    livemode: false,
    pending_webhooks: 1,
    request: { ...world.request },
    data: { object: structuredClone(object) },
  });
}

/** Finds an intent that a request names in its path, or among its values. */
export function findIntent(world: World, id: string, where: 'path' | 'value' = 'path'): Stripe.PaymentIntent {
  const intent = world.intents.get(id);
  if (intent) return intent;
  throw where === 'path'
    ? missing(404, 'payment_intent', id, 'intent')
    : missing(400, 'payment_intent', id, 'payment_intent');
}

/** The charge that paid an intent, if one did. */
export function paidCharge(world: World, intent: Stripe.PaymentIntent): Stripe.Charge | undefined {
  const id = intent.latest_charge;
  const charge = typeof id === 'string' ? world.charges.get(id) : undefined;
  return charge?.paid ? charge : undefined;
}
