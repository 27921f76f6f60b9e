import type { NewPaymentIntent, PaymentProvider } from '../provider.ts';
import { createStripeProvider, type StripeOptions } from '../stripe-provider.ts';
import { startStripeStandIn, type StripeStandIn } from './stripe-stand-in.ts';

/** The order that most tests pay. */
export const order: NewPaymentIntent = {
  orderId: 'order-1',
  attempt: 1,
  amount: 1250,
  currency: 'EUR',
  description: 'Two books',
};

/** A Stripe provider and its stand-in server, for one test. */
export interface WithStripe extends AsyncDisposable {
  standIn: StripeStandIn;
  provider: PaymentProvider;
  /** Creates an intent for `order`, pays it with a valid card and returns its ID. */
  payOrder(): Promise<string>;
}

/** Starts a stand-in and a provider that uses it, by default without retries. */
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
