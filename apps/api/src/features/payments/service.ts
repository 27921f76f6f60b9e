import type { ErrorCode } from '@glossa/contract/errors';
import { fail } from '@glossa/contract/failure';
import type { PaymentState } from '@glossa/contract/payments';
import type { Queryable } from '@glossa/db/database';
import { PaymentError } from '@glossa/payments/payment-error';
import type { PaymentIntent, PaymentProvider } from '@glossa/payments/provider';
import type { TestProvider } from '@glossa/payments/test-provider';

import type { Deps } from '#deps.ts';
import { startPayment } from '#domain/shop/payments/pay-order.ts';
import type { PaymentDeps } from '#domain/shop/payments/provider.ts';
import { findPayment } from '#domain/shop/payments/queries.ts';
import { applyEvent, applyIntent, syncPayment } from '#domain/shop/payments/sync-payment.ts';
import { findOrderWithPayment, listBalances } from './queries.ts';

type ServiceDeps = Pick<Deps, 'db' | 'payments' | 'clock' | 'log'>;

/** Identifies an order by its ID and buyer. */
interface BuyerOrder {
  orderId: string;
  buyerId: string;
}

/**
 * Starts the payment of an order, or resumes the one already started.
 * @throws {Failure} `order_not_found`, `order_not_pending`, `payment_elsewhere`, or with the provider's reason
 */
export const payOrder = (deps: ServiceDeps, order: BuyerOrder) =>
  withPaymentFailures(deps, async () => {
    const intent = await startPayment(requireProvider(deps), order);
    const state = await getPaymentState(deps, order, intent ?? { status: 'succeeded', failure: null });
    return { ...state, clientSecret: intent?.clientSecret ?? null };
  });

/**
 * Updates an order's payment to its current state at the provider.
 * @throws {Failure} `order_not_found`, `payment_not_found`, or with the provider's reason
 */
export const refreshPayment = (deps: ServiceDeps, order: BuyerOrder): Promise<PaymentState> =>
  withPaymentFailures(deps, async () => {
    const provider = requireProvider(deps);
    const { paymentId } = await findOrder(deps.db, order);
    const intent = paymentId ? await syncPayment(provider, paymentId) : undefined;
    return getPaymentState(deps, order, intent ?? fail('payment_not_found'));
  });

/** Pays an order by card with the test provider. */
export const payByTestCard = (
  deps: ServiceDeps,
  order: BuyerOrder,
  card: Parameters<TestProvider['confirm']>[0]['card'],
): Promise<PaymentState> =>
  runAtTestProvider(deps, order, (provider, intentId) => provider.confirm({ intentId, card }));

/** Completes a card's authentication with the test provider, as passed or failed. */
export const authenticateTestCard = (
  deps: ServiceDeps,
  order: BuyerOrder,
  passed: boolean,
): Promise<PaymentState> =>
  runAtTestProvider(deps, order, (provider, intentId) => provider.authenticate({ intentId, passed }));

/**
 * Applies an event sent by the provider.
 * @throws {Failure} `webhook_signature_invalid`, or `payment_unreachable`, after which the provider resends it
 */
export const receiveEvent = (
  deps: ServiceDeps,
  event: Parameters<PaymentProvider['readEvent']>[0],
): Promise<void> =>
  withPaymentFailures(deps, () => {
    const payments = requireProvider(deps);
    return applyEvent(payments, payments.provider.readEvent(event));
  });

/**
 * Compares our ledger with the provider's balances, by currency, in minor units. Reads every payment from the provider,
 * one by one. Our ledger doesn't include refunds that are still pending.
 */
export async function compareBalances(
  db: Queryable,
  provider: PaymentProvider,
): Promise<Record<string, { local: number; atProvider: number }>> {
  const balances: Record<string, { local: number; atProvider: number }> = {};
  for (const { id, currency, balance } of await listBalances(db, provider.name)) {
    const { amountReceived, amountRefunded } = await provider.readIntent(id);
    const sum = (balances[currency] ??= { local: 0, atProvider: 0 });
    sum.local += balance;
    sum.atProvider += amountReceived - amountRefunded;
  }
  return balances;
}

/** Performs an action on an order's payment with the test provider, and applies the result. */
const runAtTestProvider = (
  deps: ServiceDeps,
  order: BuyerOrder,
  act: (provider: TestProvider, intentId: string) => Promise<PaymentIntent>,
): Promise<PaymentState> =>
  withPaymentFailures(deps, async () => {
    const payments = requireProvider(deps);
    const { provider } = payments;
    if (!('confirm' in provider)) fail('payments_not_configured');
    const found = await findOrder(deps.db, order);
    if (!found.paymentId || !found.providerId || found.provider !== provider.name) fail('payment_not_found');
    const payment = (await findPayment(deps.db, found.paymentId)) ?? fail('payment_not_found');
    const intent = await act(provider, found.providerId);
    await applyIntent(payments, payment, intent);
    return getPaymentState(deps, order, intent);
  });

/** Returns the dependencies for calling the provider. @throws {Failure} `payments_not_configured` */
function requireProvider({ db, payments: provider, clock }: ServiceDeps) {
  return provider ? { db, provider, clock } : fail('payments_not_configured');
}

const findOrder = async (db: Queryable, order: BuyerOrder) =>
  (await findOrderWithPayment(db, order)) ?? fail('order_not_found');

/** Returns the current state of an order and its payment. */
async function getPaymentState(
  { db }: Pick<PaymentDeps, 'db'>,
  order: BuyerOrder,
  { status, failure }: Pick<PaymentIntent, 'status' | 'failure'>,
): Promise<PaymentState> {
  const { status: orderStatus } = await findOrder(db, order);
  return { order_id: order.orderId, order_status: orderStatus, status, failure };
}

/** Our error codes for card problems, by the provider's error code. */
const cardProblems: Record<string, ErrorCode> = {
  test_card_only: 'test_card_only',
  incorrect_number: 'card_number_invalid',
  invalid_expiry_month: 'card_expiry_invalid',
  invalid_expiry_year: 'card_expiry_invalid',
  invalid_cvc: 'card_cvc_invalid',
};

/**
 * Runs `work`, converting payment errors to failures that tell the user what to do.
 * @throws {Failure} `payment_unreachable`, `webhook_signature_invalid`, `payment_refused` or a card error
 */
async function withPaymentFailures<Result>(
  { log }: Pick<Deps, 'log'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    const { kind, code } = error;
    if (kind === 'misconfigured') log.error({ err: error }, 'the payment provider rejected our API key');
    if (kind === 'misconfigured' || kind === 'unreachable') fail('payment_unreachable', { retryAfter: 5 });
    if (kind === 'bad_signature') fail('webhook_signature_invalid');
    log.warn({ err: error }, 'the payment provider refused the request');
    return fail(cardProblems[code ?? ''] ?? 'payment_refused');
  }
}
