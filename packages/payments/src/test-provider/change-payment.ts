import { PaymentProblem } from '../payment-problem.ts';
import type { TestPayment, TestPaymentState, TestPaymentStore } from '../test-payment-store.ts';

/** Reads a payment; throws PaymentProblem `not_found`. */
export async function readPayment(store: TestPaymentStore, id: string): Promise<TestPayment> {
  const payment = await store.read(id);
  if (!payment) throw new PaymentProblem('not_found', 'intent');
  return payment;
}

// Each lost round is a change by someone else, and a payment has few.
const mostRounds = 100;

/**
 * Changes a payment, and tries anew on what others made of it meanwhile. `change` answers null to leave it as it is, or
 * throws. Answers how the payment stands then.
 */
export async function changePayment(
  store: TestPaymentStore,
  id: string,
  change: (state: TestPaymentState) => Partial<TestPaymentState> | null,
): Promise<TestPayment> {
  for (let round = 0; round < mostRounds; round++) {
    const payment = await readPayment(store, id);
    const changes = change(payment.state);
    if (!changes) return payment;
    const next = { ...payment, version: payment.version + 1, state: { ...payment.state, ...changes } };
    if (await store.update(next)) return next;
  }
  throw new PaymentProblem('unreachable', 'lock_timeout');
}
