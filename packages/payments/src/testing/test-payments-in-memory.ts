import type { TestPayment, TestPaymentStore } from '../test-payment-store.ts';

/** Creates an in-memory store for test payments, which holds them as JSON, like a database. */
export function testPaymentsInMemory(): TestPaymentStore & { dump(): string } {
  const rows = new Map<string, string>();
  const parse = (row: string) => JSON.parse(row) as TestPayment;
  const find = (id: string) => {
    const row = rows.get(id);
    return row === undefined ? null : parse(row);
  };
  return {
    insert(payment) {
      const existing = [...rows.values()].map(parse).find(({ key }) => key === payment.key);
      if (!existing) rows.set(payment.id, JSON.stringify(payment));
      return Promise.resolve(existing ?? payment);
    },
    read: (id) => Promise.resolve(find(id)),
    update(payment) {
      const isCurrent = find(payment.id)?.version === payment.version - 1;
      if (isCurrent) rows.set(payment.id, JSON.stringify(payment));
      return Promise.resolve(isCurrent);
    },
    dump: () => [...rows.values()].join('\n'),
  };
}
