import { Stripe } from 'stripe';
import { PaymentProblem } from './payment-problem.ts';
import { intentKey, type PaymentProvider } from './provider.ts';
import { checkAmount } from './stripe/check-amount.ts';
import { eventOf } from './stripe/event-of.ts';
import { intentOf } from './stripe/intent-of.ts';
import { problemOf } from './stripe/problem-of.ts';
import { createRefunds } from './stripe/refunds.ts';

/** Where Stripe is, who we are there, and how long we wait. */
export interface StripeOptions {
  /** `sk_…` or `rk_…`, which needs to write payment intents and refunds and to read charges. */
  secretKey: string;
  /** `pk_…` */
  publishableKey: string;
  /** `whsec_…` */
  webhookSecret: string;
  /** Of one request, in milliseconds; 10 s without. */
  timeout?: number;
  /** How often a request without answer is made again, with the same key; twice without. */
  maxNetworkRetries?: number;
  /** Seconds a signature stays good; 300 without, as Stripe advises. */
  tolerance?: number;
  /** Another server that speaks Stripe's HTTP API. */
  server?: { protocol: 'http' | 'https'; host: string; port: number };
  now?: () => Date;
}

/** The version that these mappings were written for. The SDK's types follow the same one, so another does not compile. */
const apiVersion = '2026-10-28.endive';

// What of a charge is not in the intent: refunds, disputes and the card.
const expand = ['latest_charge'];

/** Payments by Stripe. It writes no log, and its problems hold no secrets. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const { secretKey, publishableKey, webhookSecret, tolerance = 300, now = () => new Date() } = options;
  const stripe = new Stripe(secretKey, {
    apiVersion,
    timeout: options.timeout ?? 10_000,
    maxNetworkRetries: options.maxNetworkRetries ?? 2,
    telemetry: false,
    ...options.server,
  });
  const readIntent = async (id: string) =>
    intentOf(await ask(() => stripe.paymentIntents.retrieve(id, { expand })));

  return {
    name: 'stripe',
    test: secretKey.includes('_test_'),
    publicKey: publishableKey,
    async createIntent({ orderId, attempt, amount, currency, description, metadata }) {
      checkAmount(amount, currency);
      const intent = await ask(() =>
        stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            description,
            metadata: { ...metadata, order_id: orderId, attempt: String(attempt) },
            automatic_payment_methods: { enabled: true },
            expand,
          },
          { idempotencyKey: intentKey(orderId, attempt) },
        ),
      );
      // A repeated call gets the answer of the first one, however the intent stands by now.
      return wasReplayed(intent) ? readIntent(intent.id) : intentOf(intent);
    },
    readIntent,
    async cancelIntent(id) {
      try {
        return intentOf(await stripe.paymentIntents.cancel(id, { expand }));
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code !== 'payment_intent_unexpected_state') throw problem;
        return readIntent(id);
      }
    },
    ...createRefunds({ stripe, ask, readIntent }),
    readEvent({ rawBody, signature }) {
      try {
        const header = signature ?? '';
        return eventOf(
          stripe.webhooks.constructEvent(
            rawBody,
            header,
            webhookSecret,
            tolerance,
            undefined,
            now().getTime(),
          ),
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError) throw problemOf(error);
        throw new PaymentProblem('refused', 'event_unreadable');
      }
    },
  };
}

async function ask<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    throw problemOf(error);
  }
}

const wasReplayed = (answer: Stripe.Response<unknown>) =>
  answer.lastResponse.headers['idempotent-replayed'] === 'true';
