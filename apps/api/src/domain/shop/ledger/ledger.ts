import type { Queryable, Transaction } from '@glossa/db/database';

import {
  insertEntries,
  ledgerChecks,
  runCheck,
  sumByCurrency,
  sumRefunds,
  type LedgerSum,
  type Movement,
} from './queries.ts';

/** The amounts of an order that its entries depend on, in minor units. */
interface OrderAmounts {
  id: string;
  total: number;
  tax: number;
}

/** Posts cash against sales and tax, so that the entries sum to zero. */
const post = (tx: Transaction, movement: Movement): Promise<void> => {
  const { cash, tax } = movement;
  const entries = [
    { account: 'cash', amount: cash },
    { account: 'sales', amount: tax - cash },
    { account: 'tax', amount: -tax },
  ] as const;
  return insertEntries(
    tx,
    movement,
    entries.filter(({ amount }) => amount !== 0),
  );
};

/** Returns the tax included in an amount; for the full total, exactly the order's tax. */
const includedTax = (amount: number, { total, tax }: OrderAmounts): number =>
  total === 0 ? 0 : Math.round((amount / total) * tax);

/** Posts the payment of an order to the ledger, including the tax. */
export const postPayment = (
  tx: Transaction,
  order: OrderAmounts,
  { paymentId, amount, now }: { paymentId: string; amount: number; now: Date },
): Promise<void> =>
  post(tx, {
    orderId: order.id,
    paymentId,
    refundId: null,
    cash: amount,
    tax: includedTax(amount, order),
    now,
  });

/** Posts a completed refund to the ledger, including its share of the tax. */
export async function postRefund(
  tx: Transaction,
  order: OrderAmounts,
  refund: { id: string; paymentId: string; amount: number; now: Date },
): Promise<void> {
  const before = await sumRefunds(tx, order.id);
  const tax = includedTax(before.cash + refund.amount, order) - before.tax;
  const { id: refundId, paymentId, amount, now } = refund;
  await post(tx, { orderId: order.id, paymentId, refundId, cash: -amount, tax: -tax, now });
}

/** A kind of inconsistency and how often it occurs. */
interface LedgerFault {
  description: string;
  count: number;
}

/** Returns the ledger's totals and its inconsistencies. Reads all orders, so it is for operators only. */
export async function checkLedger(db: Queryable): Promise<{ sums: LedgerSum[]; faults: LedgerFault[] }> {
  const faults: LedgerFault[] = [];
  for (const [description, check] of Object.entries(ledgerChecks)) {
    faults.push({ description, count: await runCheck(db, check) });
  }
  return { sums: await sumByCurrency(db), faults };
}
