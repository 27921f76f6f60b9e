import type { Stripe } from 'stripe';
import { PaymentError } from '../payment-error.ts';
import type { PaymentIntent, PaymentProvider } from '../provider.ts';
import { toPaymentRefund } from './to-payment-refund.ts';

interface RefundDependencies {
  stripe: Stripe;
  /**
   * Sends a request.
   * @throws {PaymentError} when it fails
   */
  callStripe: <Result>(request: () => Promise<Result>) => Promise<Result>;
  readIntent: (id: string) => Promise<PaymentIntent>;
}

// Limits the paging loop. A payment has far fewer refunds.
const maxRefunds = 1000;

/** Creates the refund methods of the Stripe provider. */
export function createRefunds({
  stripe,
  callStripe: ask,
  readIntent,
}: RefundDependencies): Pick<PaymentProvider, 'refund' | 'readRefund' | 'listRefunds'> {
  const listRefunds: PaymentProvider['listRefunds'] = async (intentId) => {
    const newestFirst = await ask(() =>
      stripe.refunds.list({ payment_intent: intentId, limit: 100 }).autoPagingToArray({ limit: maxRefunds }),
    );
    return newestFirst.map(toPaymentRefund).toReversed();
  };
  const readRefund: PaymentProvider['readRefund'] = async (id) =>
    toPaymentRefund(await ask(() => stripe.refunds.retrieve(id)));
  return {
    async refund({ intentId, amount, key, reason, metadata }) {
      // Look for an existing refund, because Stripe's idempotency keys expire after a day. Until then, Stripe also
      // replays errors.
      const existing = (await listRefunds(intentId)).find((refund) => refund.key === key);
      if (existing && existing.amount !== amount) throw new PaymentError('refused', 'idempotency_error');
      if (existing) return existing;
      try {
        const refund = await ask(() =>
          stripe.refunds.create(
            { payment_intent: intentId, amount, reason, metadata: { ...metadata, refund_key: key } },
            { idempotencyKey: key },
          ),
        );
        return toPaymentRefund(refund);
      } catch (error) {
        throw error instanceof PaymentError && error.kind === 'refused'
          ? explainRejectedRefund(error, await readIntent(intentId), amount)
          : error;
      }
    },
    readRefund,
    listRefunds,
  };
}

/**
 * Derives the reason from the remaining amount, because Stripe has no code for most reasons, and its messages change.
 */
function explainRejectedRefund(problem: PaymentError, intent: PaymentIntent, amount: number): PaymentError {
  const remaining = intent.amountReceived - intent.amountRefunded;
  const createError = (code: string) => new PaymentError('refused', code, problem.requestId);
  if (problem.code === 'idempotency_error') return problem;
  if (intent.status !== 'succeeded') return createError('not_paid');
  if (remaining === 0) return createError('charge_already_refunded');
  return amount > remaining ? createError('refund_too_large') : problem;
}
