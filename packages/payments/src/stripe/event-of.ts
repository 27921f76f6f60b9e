import type { Stripe } from 'stripe';
import type { PaymentEvent } from '../provider.ts';
import { idOf } from './id-of.ts';

const kinds: Record<string, PaymentEvent['objectKind']> = {
  payment_intent: 'intent',
  refund: 'refund',
  charge: 'charge',
  dispute: 'dispute',
};

/** Converts a Stripe event. Uses only the IDs of its object, whose other fields may be outdated. */
export function eventOf(event: Stripe.Event): PaymentEvent {
  const object = event.data.object as {
    object?: string;
    id?: string;
    payment_intent?: string | { id: string } | null;
  };
  const objectKind = kinds[object.object ?? ''] ?? 'other';
  return {
    id: event.id,
    type: event.type,
    objectKind,
    intentId: objectKind === 'intent' ? (object.id ?? null) : idOf(object.payment_intent),
    createdAt: new Date(event.created * 1000),
  };
}
