import type { NewPaymentIntent, PaymentProvider } from '../provider.ts';
import { createStripeProvider, type StripeOptions } from '../stripe-provider.ts';
import { startFakeStripe, type FakeStripe } from './fake-stripe.ts';

/** The order that most tests pay for. */
export const order: NewPaymentIntent = {
  orderId: 'order-1',
  attempt: 1,
  amount: 1250,
  currency: 'EUR',
  description: 'Two books',
};

/** A Stripe provider and its fake server, for one test. */
export interface WithStripe extends AsyncDisposable {
  fakeStripe: FakeStripe;
  provider: PaymentProvider;
  /** Creates an intent for `order`, pays it with a valid card and returns its ID. */
  payOrder(): Promise<string>;
}

/** Starts a fake server and a provider that uses it, by default without retries. */
export async function withStripe(options: Partial<StripeOptions> = {}): Promise<WithStripe> {
  const fakeStripe = await startFakeStripe();
  const provider = createStripeProvider({ maxNetworkRetries: 0, ...fakeStripe.options, ...options });
  return {
    fakeStripe,
    provider,
    async payOrder() {
      const { id } = await provider.createIntent(order);
      fakeStripe.pay(id, '4242424242424242');
      return id;
    },
    [Symbol.asyncDispose]: () => fakeStripe.close(),
  };
}
