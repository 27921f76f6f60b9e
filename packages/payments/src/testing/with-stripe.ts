import type { NewPaymentIntent, PaymentProvider } from '../provider.ts';
import { createStripeProvider, type StripeOptions } from '../stripe-provider.ts';
import { startStripeStandIn, type StripeStandIn } from './stripe-stand-in.ts';

/** What most tests pay for. */
export const order: NewPaymentIntent = {
  orderId: 'order-1',
  attempt: 1,
  amount: 1250,
  currency: 'EUR',
  description: 'Two books',
};

/** Stripe's provider and the server it speaks to, for as long as a test needs them. */
export interface WithStripe extends AsyncDisposable {
  standIn: StripeStandIn;
  provider: PaymentProvider;
  /** The id of a new intent of `order`, paid with a good card. */
  payOrder(): Promise<string>;
}

/** Starts a stand-in and a provider that speaks to it. Without `options` the provider tries each request once. */
export async function withStripe(options: Partial<StripeOptions> = {}): Promise<WithStripe> {
  const standIn = await startStripeStandIn();
  const provider = createStripeProvider({ maxNetworkRetries: 0, ...standIn.options, ...options });
  return {
    standIn,
    provider,
    async payOrder() {
      const { id } = await provider.createIntent(order);
      standIn.pay(id, '4242424242424242');
      return id;
    },
    [Symbol.asyncDispose]: () => standIn.close(),
  };
}
