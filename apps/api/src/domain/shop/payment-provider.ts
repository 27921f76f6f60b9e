import type { Queryable } from '@glossa/db/database';
import type { PaymentProvider } from '@glossa/payments/provider';
import { createStripeProvider } from '@glossa/payments/stripe-provider';
import { createTestProvider, type TestProvider } from '@glossa/payments/test-provider';

import type { PaymentsConfig } from '#config/payments.ts';
import { testPaymentStore } from './payments/test-payment-store.ts';

/** The payment provider; the test provider also serves a card form. */
export type Payments = PaymentProvider | TestProvider;

/** Creates the configured payment provider, or returns undefined when there is none. Connects lazily, on first use. */
export function openPayments(
  config: PaymentsConfig | undefined,
  { db, now }: { db: Queryable; now: () => Date },
): Payments | undefined {
  if (!config) return undefined;
  if (config.provider === 'test') return createTestProvider({ store: testPaymentStore(db), now });
  const { server, timeoutMs, secretKey, publishableKey, webhookSecret } = config;
  return createStripeProvider({
    secretKey,
    publishableKey,
    webhookSecret,
    timeout: timeoutMs,
    ...(server ? { server } : {}),
  });
}
