import { statement, type Queryable } from '@glossa/db/database';
import type { TestPayment, TestPaymentStore } from '@glossa/payments/test-payment-store';

const insert = statement(
  'insert-test-payment',
  `INSERT INTO test_payment (id, kind, key, version, state) VALUES ($1, 'intent', $2, $3, $4) ON CONFLICT (key) DO NOTHING`,
);
const byKey = statement(
  'test-payment-by-key',
  'SELECT id, key, version, state FROM test_payment WHERE key = $1',
);
const byId = statement(
  'test-payment-by-id',
  'SELECT id, key, version, state FROM test_payment WHERE id = $1',
);
const update = statement(
  'update-test-payment',
  'UPDATE test_payment SET version = $2, state = $3 WHERE id = $1 AND version = $2 - 1',
);

/** Creates a store for the test provider's payments in the database. */
export const testPaymentStore = (db: Queryable): TestPaymentStore => ({
  insert: async (payment) => {
    await db.run(insert, [payment.id, payment.key, payment.version, JSON.stringify(payment.state)]);
    const kept = await db.row<TestPayment>(byKey, [payment.key]);
    if (!kept) throw new Error('the test payment was not kept');
    return kept;
  },
  read: async (id) => (await db.row<TestPayment>(byId, [id])) ?? null,
  update: async ({ id, version, state }) => (await db.run(update, [id, version, JSON.stringify(state)])) > 0,
});
