import { Stripe } from 'stripe';
import { PaymentError } from './payment-error.ts';
import { intentKey, type PaymentProvider } from './provider.ts';
import { checkAmount } from './stripe/check-amount.ts';
import { toPaymentEvent } from './stripe/to-payment-event.ts';
import { toPaymentIntent } from './stripe/to-payment-intent.ts';
import { toPaymentError } from './stripe/to-payment-error.ts';
import { createRefunds } from './stripe/refunds.ts';

/** Credentials, timeouts and server for the Stripe API. */
export interface StripeOptions {
  /**
   * A secret key (`sk_…`), or a restricted key (`rk_…`) that can write payment intents and refunds and read charges.
   */
  secretKey: string;
  /** `pk_…` */
  publishableKey: string;
  /** `whsec_…` */
  webhookSecret: string;
  /** Timeout of one request in milliseconds; 10 s by default. */
  timeout?: number;
  /** Number of retries of a request without a response, with the same idempotency key; 2 by default. */
  maxNetworkRetries?: number;
  /** Seconds for which a signature is valid; 300 by default, as Stripe recommends. */
  tolerance?: number;
  /** A server to use instead of Stripe's, such as a fake one for tests. */
  server?: { protocol: 'http' | 'https'; host: string; port: number };
  now?: () => Date;
}

/** API version that these mappings expect. The SDK's types are for the same version, so no other version compiles. */
const apiVersion = '2026-10-28.endive';

// Refunds, disputes and the card are only in the charge.
const expand = ['latest_charge'];

/** Creates a provider that takes payments through Stripe. It logs nothing, and its errors contain no secrets. */
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
    toPaymentIntent(await callStripe(() => stripe.paymentIntents.retrieve(id, { expand })));

  return {
    name: 'stripe',
    test: secretKey.includes('_test_'),
    publicKey: publishableKey,
    async createIntent({ orderId, attempt, amount, currency, description, metadata }) {
      checkAmount(amount, currency);
      const intent = await callStripe(() =>
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
      // Stripe replays the first response to a repeated call, which may be outdated.
      return wasReplayed(intent) ? readIntent(intent.id) : toPaymentIntent(intent);
    },
    readIntent,
    async cancelIntent(id) {
      try {
        return toPaymentIntent(await stripe.paymentIntents.cancel(id, { expand }));
      } catch (error) {
        const problem = toPaymentError(error);
        if (problem.code !== 'payment_intent_unexpected_state') throw problem;
        return readIntent(id);
      }
    },
    ...createRefunds({ stripe, callStripe, readIntent }),
    readEvent({ rawBody, signature }) {
      try {
        const header = signature ?? '';
        return toPaymentEvent(
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
        if (error instanceof Stripe.errors.StripeError) throw toPaymentError(error);
        throw new PaymentError('refused', 'event_unreadable');
      }
    },
  };
}

async function callStripe<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    throw toPaymentError(error);
  }
}

const wasReplayed = (response: Stripe.Response<unknown>) =>
  response.lastResponse.headers['idempotent-replayed'] === 'true';
