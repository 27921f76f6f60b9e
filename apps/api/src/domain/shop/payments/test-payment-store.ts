import type { Queryable } from '@glossa/db/database';
import { first, one, run, statements } from '@glossa/db/statements';
import type { TestPayment, TestPaymentStore } from '@glossa/payments/test-payment-store';
import type { QueryTypes } from './test-payment-store.types.ts';

interface NarrowTypes {
  findByKey: Pick<TestPayment, 'state'>;
  findById: Pick<TestPayment, 'state'>;
}

export const sql = statements<QueryTypes, NarrowTypes>('shopPaymentsTestPaymentStore', {
  insertPayment: `INSERT INTO test_payment (id, kind, key, version, state) VALUES ($1, 'intent', $2, $3, $4) ON CONFLICT (key) DO NOTHING`,
  findByKey: 'SELECT id, key, version, state FROM test_payment WHERE key = $1',
  findById: 'SELECT id, key, version, state FROM test_payment WHERE id = $1',
  updatePayment: 'UPDATE test_payment SET version = $2, state = $3 WHERE id = $1 AND version = $2 - 1',
});

/** Creates a store for the test provider's payments in the database. */
export const testPaymentStore = (db: Queryable): TestPaymentStore => ({
  insert: async (payment) => {
    await run(db, sql.insertPayment, [
      payment.id,
      payment.key,
      payment.version,
      JSON.stringify(payment.state),
    ]);
    return one(db, sql.findByKey, [payment.key]);
  },
  read: async (id) => (await first(db, sql.findById, [id])) ?? null,
  update: async ({ id, version, state }) =>
    (await run(db, sql.updatePayment, [id, version, JSON.stringify(state)])) > 0,
});
