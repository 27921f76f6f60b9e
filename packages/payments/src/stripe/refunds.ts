import type { Stripe } from 'stripe';
import { PaymentError } from '../payment-error.ts';
import type { PaymentIntent, PaymentProvider } from '../provider.ts';
import { refundOf } from './refund-of.ts';

interface Needs {
  stripe: Stripe;
  /**
   * Sends a request.
   * @throws {PaymentError} when it fails
   */
  ask: <Answer>(request: () => Promise<Answer>) => Promise<Answer>;
  readIntent: (id: string) => Promise<PaymentIntent>;
}

// Bounds the paging loop. A payment has far fewer.
const mostRefunds = 1000;

/** Creates the refund methods of the Stripe provider. */
export function createRefunds({
  stripe,
  ask,
  readIntent,
}: Needs): Pick<PaymentProvider, 'refund' | 'readRefund' | 'listRefunds'> {
  const listRefunds: PaymentProvider['listRefunds'] = async (intentId) => {
    const newestFirst = await ask(() =>
      stripe.refunds.list({ payment_intent: intentId, limit: 100 }).autoPagingToArray({ limit: mostRefunds }),
    );
    return newestFirst.map(refundOf).toReversed();
  };
  const readRefund: PaymentProvider['readRefund'] = async (id) =>
    refundOf(await ask(() => stripe.refunds.retrieve(id)));
  return {
    async refund({ intentId, amount, key, reason, metadata }) {
      // Stripe's idempotency keys expire after a day, and until then it replays errors too.
      const earlier = (await listRefunds(intentId)).find((refund) => refund.key === key);
      if (earlier && earlier.amount !== amount) throw new PaymentError('refused', 'idempotency_error');
      if (earlier) return earlier;
      try {
        const refund = await ask(() =>
          stripe.refunds.create(
            { payment_intent: intentId, amount, reason, metadata: { ...metadata, refund_key: key } },
            { idempotencyKey: key },
          ),
        );
        return refundOf(refund);
      } catch (error) {
        throw error instanceof PaymentError && error.kind === 'refused'
          ? refusedRefund(error, await readIntent(intentId), amount)
          : error;
      }
    },
    readRefund,
    listRefunds,
  };
}

/** Derives the reason from the remaining amount: Stripe has no code for most reasons, and its messages change. */
function refusedRefund(problem: PaymentError, intent: PaymentIntent, amount: number): PaymentError {
  const left = intent.amountReceived - intent.amountRefunded;
  const because = (code: string) => new PaymentError('refused', code, problem.requestId);
  if (problem.code === 'idempotency_error') return problem;
  if (intent.status !== 'succeeded') return because('not_paid');
  if (left === 0) return because('charge_already_refunded');
  return amount > left ? because('refund_too_large') : problem;
}
