import { first, run, statements } from '@glossa/db/statements';
import { PaymentProblem } from '@glossa/payments/payment-problem';
import type { PaymentEvent, PaymentIntent } from '@glossa/payments/provider';

import { followAtProvider } from './look-at-payment.ts';
import { paymentOfIntent } from './payment-row.ts';
import type { PaymentWork } from './payment-work.ts';
import type { QueryTypes } from './follow-event.types.ts';

export const sql = statements<QueryTypes>('shopPaymentsFollowEvent', {
  findEvent: 'SELECT 1 FROM payment_event WHERE id = $1',
  insertEvent: `INSERT INTO payment_event (id, provider, type, object_id, created_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (id) DO NOTHING`,
});

/**
 * Applies a provider's event by reading the intent again, since events arrive late, twice and out of order. Stores the
 * event in the transaction of its effects.
 * @throws {PaymentProblem} when the provider is unreachable; it will send the event again
 */
export async function followEvent(work: PaymentWork, event: PaymentEvent): Promise<void> {
  const { db, provider } = work;
  if ((await first(db, sql.findEvent, [event.id])) !== undefined) return;
  const values = [event.id, provider.name, event.type, event.intentId ?? '', event.createdAt] as const;
  const intent = event.intentId ? await intentOrNone(work, event.intentId) : undefined;
  const payment = intent && (await paymentOfIntent(db, provider.name, intent));
  if (!intent || !payment) {
    // The event is not about one of our orders.
    await run(db, sql.insertEvent, values);
    return;
  }
  await followAtProvider(work, payment, intent, async (tx) => (await run(tx, sql.insertEvent, values)) > 0);
}

async function intentOrNone({ provider }: PaymentWork, id: string): Promise<PaymentIntent | undefined> {
  try {
    return await provider.readIntent(id);
  } catch (error) {
    if (error instanceof PaymentProblem && error.kind === 'not_found') return undefined;
    throw error;
  }
}
