import { randomInt } from 'node:crypto';
import { Stripe } from 'stripe';
import type { FakeStripeEvent } from './world.ts';

/** Options for sending webhooks. */
export interface DeliveryOptions {
  url: string;
  events: FakeStripeEvent[];
  secret: string;
  /** How many times each event is sent; once by default. */
  times?: number;
  /** Whether to send in random order instead of chronological order. */
  shuffled?: boolean;
  /** Number of concurrent requests; 1 by default. */
  parallel?: number;
  /** Time in the signature; now by default. */
  signedAt?: Date;
}

/** A receiver's response; status 0 when there was none. */
export interface DeliveryResult {
  id: string;
  type: string;
  status: number;
}

/** Sends events as Stripe does: as JSON, signed by the SDK's own helper. Returns results in the order of sending. */
export async function deliver({
  url,
  events,
  secret,
  times = 1,
  shuffled = false,
  parallel = 1,
  signedAt = new Date(),
}: DeliveryOptions): Promise<DeliveryResult[]> {
  const deliveries = events.flatMap((event) => Array.from({ length: times }, () => event));
  const pendingDeliveries = shuffled ? shuffle(deliveries) : deliveries;
  const { webhooks } = new Stripe('sk_test_signs_only');
  const timestamp = Math.floor(signedAt.getTime() / 1000);
  const results: DeliveryResult[] = [];
  let next = 0;
  const send = async () => {
    for (let index = next++; index < pendingDeliveries.length; index = next++) {
      const event = pendingDeliveries[index];
      if (!event) return;
      const payload = JSON.stringify(event, null, 2);
      const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp });
      results[index] = { id: event.id, type: event.type, status: await post(url, payload, signature) };
    }
  };
  await Promise.all(Array.from({ length: parallel }, send));
  return results;
}

async function post(url: string, body: string, signature: string): Promise<number> {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  try {
    const response = await fetch(url, { method: 'POST', body, headers });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

function shuffle<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, place: randomInt(2 ** 32) }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
