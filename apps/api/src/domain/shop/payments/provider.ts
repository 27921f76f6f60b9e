import type { Database, Queryable } from '@glossa/db/database';
import { PaymentError } from '@glossa/payments/payment-error';
import type { PaymentProvider } from '@glossa/payments/provider';
import { createStripeProvider } from '@glossa/payments/stripe-provider';
import type { TestPaymentStore } from '@glossa/payments/test-payment-store';
import { createTestProvider, type TestProvider } from '@glossa/payments/test-provider';

import type { PaymentsConfig } from '#config/payments.ts';
import { findTestPayment, insertTestPayment, updateTestPayment } from './queries.ts';

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

/** Creates a store for the test provider's payments in the database. */
const testPaymentStore = (db: Queryable): TestPaymentStore => ({
  insert: (payment) => insertTestPayment(db, payment),
  read: async (id) => (await findTestPayment(db, id)) ?? null,
  update: (payment) => updateTestPayment(db, payment),
});

/** Dependencies of functions that process a provider's payments. */
export interface PaymentDeps {
  db: Database;
  provider: PaymentProvider;
  clock: () => Date;
}

/** Returns whether the provider is unreachable or misconfigured, so that a later retry makes sense. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof PaymentError && (error.kind === 'unreachable' || error.kind === 'misconfigured');
