import type { Stripe } from 'stripe';
import { PaymentProblem } from '../payment-problem.ts';
import type { PaymentIntent, PaymentProvider } from '../provider.ts';
import { refundOf } from './refund-of.ts';

interface Needs {
  stripe: Stripe;
  /** Makes a request; throws PaymentProblem. */
  ask: <Answer>(request: () => Promise<Answer>) => Promise<Answer>;
  readIntent: (id: string) => Promise<PaymentIntent>;
}

// Far more than a payment can have; a bound for a loop over a network.
const mostRefunds = 1000;

/** The part of Stripe's provider that gives money back. */
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
      // Stripe forgets keys after a day, and answers a fault it met once with that fault for as long.
      const earlier = (await listRefunds(intentId)).find((refund) => refund.key === key);
      if (earlier && earlier.amount !== amount) throw new PaymentProblem('refused', 'idempotency_error');
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
        throw error instanceof PaymentProblem && error.kind === 'refused'
          ? refusedRefund(error, await readIntent(intentId), amount)
          : error;
      }
    },
    readRefund,
    listRefunds,
  };
}

/** Says why by what is left to refund: Stripe has no code for most of it, and its messages change. */
function refusedRefund(problem: PaymentProblem, intent: PaymentIntent, amount: number): PaymentProblem {
  const left = intent.amountReceived - intent.amountRefunded;
  const because = (code: string) => new PaymentProblem('refused', code, problem.requestId);
  if (problem.code === 'idempotency_error') return problem;
  if (intent.status !== 'succeeded') return because('not_paid');
  if (left === 0) return because('charge_already_refunded');
  return amount > left ? because('refund_too_large') : problem;
}
