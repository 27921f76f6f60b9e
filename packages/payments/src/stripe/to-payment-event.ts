import type { Stripe } from 'stripe';
import type { PaymentEvent } from '../provider.ts';
import { toId } from './to-id.ts';

const kinds: Record<string, PaymentEvent['objectKind']> = {
  payment_intent: 'intent',
  refund: 'refund',
  charge: 'charge',
  dispute: 'dispute',
};

/** Converts a Stripe event. Uses only the IDs of its object, whose other fields may be outdated. */
export function toPaymentEvent(event: Stripe.Event): PaymentEvent {
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
    intentId: objectKind === 'intent' ? (object.id ?? null) : toId(object.payment_intent),
    createdAt: new Date(event.created * 1000),
  };
}
