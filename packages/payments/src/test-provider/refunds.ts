import { PaymentError } from '../payment-error.ts';
import type { PaymentProvider } from '../provider.ts';
import type { TestPaymentState, TestPaymentStore } from '../test-payment-store.ts';
import { changePayment, readPayment } from './change-payment.ts';
import { sumRefunds, toPaymentRefund } from './to-payment-intent.ts';

interface RefundDependencies {
  store: TestPaymentStore;
  now: () => Date;
}

/** Creates the refund methods of the test provider. A refund's ID is derived from its payment's ID. */
export function createTestRefunds({
  store,
  now,
}: RefundDependencies): Pick<PaymentProvider, 'refund' | 'readRefund' | 'listRefunds'> {
  return {
    async refund({ intentId, amount, key, reason }) {
      const payment = await changePayment(store, intentId, (state) => {
        const { refunds } = state;
        const existing = refunds.find((refund) => refund.key === key);
        if (existing && existing.amount !== amount) throw new PaymentError('refused', 'idempotency_error');
        if (existing) return null;
        checkRefund(state, amount);
        const id = `${intentId.replace(/^pi_/, 're_')}_${refunds.length + 1}`;
        return { refunds: [...refunds, { id, key, amount, reason, createdAt: now().getTime() }] };
      });
      const refund = payment.state.refunds.find((one) => one.key === key);
      if (!refund) throw new Error('the refund that was just stored is missing');
      return toPaymentRefund(payment, refund);
    },
    async readRefund(id) {
      const payment = await readPayment(store, id.replace(/^re_/, 'pi_').replace(/_\d+$/, ''));
      const refund = payment.state.refunds.find((one) => one.id === id);
      if (!refund) throw new PaymentError('not_found', 'refund');
      return toPaymentRefund(payment, refund);
    },
    async listRefunds(intentId) {
      const payment = await readPayment(store, intentId);
      return payment.state.refunds.map((refund) => toPaymentRefund(payment, refund));
    },
  };
}

function checkRefund(state: TestPaymentState, amount: number): void {
  const remaining = state.amount - sumRefunds(state);
  const createError = (code: string) => new PaymentError('refused', code);
  if (!Number.isSafeInteger(amount) || amount < 1) throw createError('parameter_invalid_integer');
  if (state.status !== 'succeeded') throw createError('not_paid');
  if (remaining === 0) throw createError('charge_already_refunded');
  if (amount > remaining) throw createError('refund_too_large');
}
