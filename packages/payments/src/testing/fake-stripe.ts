import type { AddressInfo } from 'node:net';
import { createControls, type FakeStripeControls } from './fake-stripe/controls.ts';
import { deliver, type DeliveryResult, type DeliveryOptions } from './fake-stripe/deliver.ts';
import { createFaults, type Faults } from './fake-stripe/faults.ts';
import { createKeys } from './fake-stripe/keys.ts';
import { createApiServer, type ReceivedRequest } from './fake-stripe/server.ts';
import { createWorld, type FakeStripeEvent } from './fake-stripe/world.ts';

/**
 * A local server with the part of Stripe's HTTP API that the shop uses: payment intents, refunds and charges with their
 * states, idempotency keys, errors and webhooks. It follows Stripe's documentation and keeps its state in memory.
 */
export interface FakeStripe extends FakeStripeControls {
  /** Options for `createStripeProvider(fakeStripe.options)`. */
  options: {
    secretKey: string;
    publishableKey: string;
    webhookSecret: string;
    server: { protocol: 'http'; host: string; port: number };
  };
  /** Makes the next requests fail. */
  fail: Faults['add'];
  /** Delays each response by this many milliseconds; the request itself is processed immediately. */
  setLatency(milliseconds: number): void;
  /** Expires all idempotency keys, as Stripe does after a day. */
  expireKeys(): void;
  /** All requests so far. */
  requests: readonly ReceivedRequest[];
  /** All events so far, in chronological order. They are sent only by `deliver`. */
  events: readonly FakeStripeEvent[];
  /** Returns the number of payment intents. */
  countIntents(): number;
  /** Sends `events` (by default all), signed with `secret` (by default `options.webhookSecret`). */
  deliver(delivery: { url: string } & Partial<DeliveryOptions>): Promise<DeliveryResult[]>;
  close(): Promise<void>;
}

/** Starts a fake server on 127.0.0.1, by default on a free port. */
export async function startFakeStripe({ port = 0 } = {}): Promise<FakeStripe> {
  const world = createWorld();
  const keys = createKeys();
  const faults = createFaults();
  const requests: ReceivedRequest[] = [];
  const webhookSecret = 'whsec_stand_in';
  const secretKey = 'sk_test_stand_in';
  let latency = 0;
  const server = createApiServer({ world, keys, faults, secretKey, requests, latency: () => latency });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });

  return {
    ...createControls(world),
    options: {
      secretKey,
      publishableKey: 'pk_test_stand_in',
      webhookSecret,
      server: { protocol: 'http', host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    },
    fail: (...args) => faults.add(...args),
    setLatency(milliseconds) {
      latency = milliseconds;
    },
    expireKeys: () => keys.expireAll(),
    requests,
    events: world.events,
    countIntents: () => world.intents.size,
    deliver: (delivery) => deliver({ events: world.events, secret: webhookSecret, ...delivery }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
