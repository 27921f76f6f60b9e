import { PaymentError } from '../payment-error.ts';
import type { TestPayment, TestPaymentState, TestPaymentStore } from '../test-payment-store.ts';

/**
 * Reads a payment.
 * @throws {PaymentError} not_found
 */
export async function readPayment(store: TestPaymentStore, id: string): Promise<TestPayment> {
  const payment = await store.read(id);
  if (!payment) throw new PaymentError('not_found', 'intent');
  return payment;
}

// An attempt fails only after a concurrent change, so a payment never needs this many attempts.
const maxAttempts = 100;

/**
 * Changes a payment with optimistic locking, calling `change` again after a concurrent update. `change` returns null to
 * leave the payment unchanged, or throws. Returns the resulting payment.
 */
export async function changePayment(
  store: TestPaymentStore,
  id: string,
  change: (state: TestPaymentState) => Partial<TestPaymentState> | null,
): Promise<TestPayment> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const payment = await readPayment(store, id);
    const changes = change(payment.state);
    if (!changes) return payment;
    const next = { ...payment, version: payment.version + 1, state: { ...payment.state, ...changes } };
    if (await store.update(next)) return next;
  }
  throw new PaymentError('unreachable', 'lock_timeout');
}
