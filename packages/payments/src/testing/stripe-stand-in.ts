import type { AddressInfo } from 'node:net';
import { createControls, type StandInControls } from './stand-in/controls.ts';
import { deliver, type Delivered, type Delivery } from './stand-in/deliver.ts';
import { createFaults, type Faults } from './stand-in/faults.ts';
import { createKeys } from './stand-in/keys.ts';
import { createApiServer, type SeenRequest } from './stand-in/server.ts';
import { createWorld, type StandInEvent } from './stand-in/world.ts';

/**
 * A server on this machine that speaks Stripe's HTTP API, as far as the shop uses it: payment intents, refunds and
 * charges with their states, idempotency keys, errors and webhooks. Written from the shapes and rules that Stripe
 * documents; it keeps what it is told until it is closed.
 */
export interface StripeStandIn extends StandInControls {
  /** What to make a provider of: `createStripeProvider(standIn.options)`. */
  options: {
    secretKey: string;
    publishableKey: string;
    webhookSecret: string;
    server: { protocol: 'http'; host: string; port: number };
  };
  /** Lets the next requests fail. */
  fail: Faults['add'];
  /** Milliseconds that each answer takes; what it says is so from the beginning. */
  setLatency(milliseconds: number): void;
  /** A day passes: idempotency keys are free again. */
  forgetKeys(): void;
  /** All requests so far. */
  seen: readonly SeenRequest[];
  /** All events so far, in the order they happened. Nothing is sent by itself. */
  events: readonly StandInEvent[];
  /** How many payment intents there are. */
  countIntents(): number;
  /** Sends events, all of them without `events`, signed with `options.webhookSecret` unless another secret is given. */
  deliver(delivery: { url: string } & Partial<Delivery>): Promise<Delivered[]>;
  close(): Promise<void>;
}

/** Starts a stand-in on 127.0.0.1, at a free port without one. */
export async function startStripeStandIn({ port = 0 } = {}): Promise<StripeStandIn> {
  const world = createWorld();
  const keys = createKeys();
  const faults = createFaults();
  const seen: SeenRequest[] = [];
  const webhookSecret = 'whsec_stand_in';
  const secretKey = 'sk_test_stand_in';
  let latency = 0;
  const server = createApiServer({ world, keys, faults, secretKey, seen, latency: () => latency });
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
    forgetKeys: () => keys.forgetAll(),
    seen,
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
