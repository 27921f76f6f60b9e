import { statement } from '@glossa/db/database';
import { PaymentProblem } from '@glossa/payments/payment-problem';
import type { PaymentEvent, PaymentIntent } from '@glossa/payments/provider';

import { followAtProvider } from './look-at-payment.ts';
import { paymentOfIntent } from './payment-row.ts';
import type { PaymentWork } from './payment-work.ts';

const known = statement('payment-event-known', 'SELECT 1 FROM payment_event WHERE id = $1');
const insert = statement(
  'insert-payment-event',
  `INSERT INTO payment_event (id, provider, type, object_id, created_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (id) DO NOTHING`,
);

/**
 * Does what follows from news of a provider: the intent is read again, since news come late, twice and out of order. The
 * event is kept in the transaction of its effects. Throws `PaymentProblem` when the provider cannot be reached: it will
 * send the same again.
 */
export async function followEvent(work: PaymentWork, event: PaymentEvent): Promise<void> {
  const { db, provider } = work;
  if ((await db.row(known, [event.id])) !== undefined) return;
  const values = [event.id, provider.name, event.type, event.intentId ?? '', event.createdAt];
  const intent = event.intentId ? await intentOrNone(work, event.intentId) : undefined;
  const payment = intent && (await paymentOfIntent(db, provider.name, intent));
  if (!intent || !payment) {
    // Not about an order of ours.
    await db.run(insert, values);
    return;
  }
  await followAtProvider(work, payment, intent, async (tx) => (await tx.run(insert, values)) > 0);
}

async function intentOrNone({ provider }: PaymentWork, id: string): Promise<PaymentIntent | undefined> {
  try {
    return await provider.readIntent(id);
  } catch (error) {
    if (error instanceof PaymentProblem && error.kind === 'not_found') return undefined;
    throw error;
  }
}
