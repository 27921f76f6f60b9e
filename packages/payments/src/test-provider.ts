import { randomUUID } from 'node:crypto';
import { PaymentError } from './payment-error.ts';
import { intentKey, type PaymentIntent, type PaymentProvider } from './provider.ts';
import type { TestPaymentState, TestPaymentStore } from './test-payment-store.ts';
import { changePayment, readPayment } from './test-provider/change-payment.ts';
import { checkCard, type TypedCard } from './test-provider/check-card.ts';
import { toPaymentIntent } from './test-provider/to-payment-intent.ts';
import { createTestRefunds } from './test-provider/refunds.ts';

/** A provider with methods that replace a card form. Both return the payment's new state. */
export interface TestProvider extends PaymentProvider {
  readonly name: 'test';
  /**
   * Pays with one of Stripe's test cards. A decline is not an error but a state with `failure`. Does nothing if the
   * payment no longer needs a card.
   * @throws {PaymentError} refused: the card is mistyped or not a test card
   */
  confirm(payment: { intentId: string; card: TypedCard }): Promise<PaymentIntent>;
  /** Authenticates as the card's owner. Does nothing unless the state is `requires_action`. */
  authenticate(payment: { intentId: string; passed: boolean }): Promise<PaymentIntent>;
}

export interface TestProviderOptions {
  store: TestPaymentStore;
  now?: () => Date;
}

/**
 * Creates a provider with play money, for demos. It follows Stripe's rules, makes no network requests and sends no
 * webhooks.
 */
export function createTestProvider({ store, now = () => new Date() }: TestProviderOptions): TestProvider {
  const change = async (id: string, update: (state: TestPaymentState) => Partial<TestPaymentState> | null) =>
    toPaymentIntent(await changePayment(store, id, update));

  return {
    name: 'test',
    test: true,
    publicKey: null,
    async createIntent({ orderId, attempt, amount, currency, description }) {
      if (!Number.isSafeInteger(amount) || amount < 1)
        throw new PaymentError('refused', 'parameter_invalid_integer');
      const payment = await store.insert({
        id: `pi_test_${randomUUID()}`,
        key: intentKey(orderId, attempt),
        version: 1,
        state: {
          status: 'requires_payment_method',
          orderId,
          attempt,
          amount,
          currency,
          description,
          failure: null,
          card: null,
          refunds: [],
          createdAt: now().getTime(),
        },
      });
      if (payment.state.amount !== amount || payment.state.currency !== currency)
        throw new PaymentError('refused', 'idempotency_error');
      return toPaymentIntent(payment);
    },
    readIntent: async (id) => toPaymentIntent(await readPayment(store, id)),
    cancelIntent: (id) => change(id, ({ status }) => (isFinal(status) ? null : { status: 'canceled' })),
    confirm({ intentId, card }) {
      return change(intentId, ({ status }) => {
        if (isFinal(status)) return null;
        const { outcome, ...known } = checkCard(card, now());
        if (outcome === 'pays') return { status: 'succeeded', failure: null, card: known };
        if (outcome === 'authenticate') return { status: 'requires_action', failure: null, card: known };
        return { status: 'requires_payment_method', failure: outcome, card: null };
      });
    },
    authenticate({ intentId, passed }) {
      return change(intentId, ({ status }) => {
        if (status !== 'requires_action') return null;
        if (passed) return { status: 'succeeded' };
        return { status: 'requires_payment_method', failure: 'authentication_required', card: null };
      });
    },
    ...createTestRefunds({ store, now }),
    readEvent() {
      throw new PaymentError('bad_signature');
    },
  };
}

const isFinal = (status: PaymentIntent['status']) => status === 'succeeded' || status === 'canceled';
