import type { Transaction } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';

import { split } from '../split.ts';
import { grossOf, type ItemRow, type OrderRow } from './order-row.ts';
import type { QueryTypes } from './count-sales.types.ts';

export const sql = statements<QueryTypes>('shopOrdersCountSales', {
  updateSales: `UPDATE product p SET sales_count = p.sales_count + d.sales, revenue = p.revenue + d.net
   FROM jsonb_to_recordset($1) AS d (id uuid, sales int, net int) WHERE p.id = d.id`,
  lockProducts: 'SELECT id FROM product WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE',
});

interface Sale {
  id: string;
  /** Number of copies; negative for refunds. `net` is in minor units without tax. */
  sales: number;
  net: number;
}

async function change(tx: Transaction, sales: readonly Sale[]): Promise<void> {
  const changed = sales.filter((sale) => sale.sales !== 0 || sale.net !== 0);
  if (changed.length === 0) return;
  // Lock in ID order to avoid a deadlock between two orders of the same products.
  await run(tx, sql.lockProducts, [changed.map(({ id }) => id)]);
  await run(tx, sql.updateSales, [JSON.stringify(changed)]);
}

const netOf = (item: ItemRow, taxIncluded: boolean): number => grossOf(item, taxIncluded) - item.tax;

/** Adds the sold items to their products' sales. */
export const countSales = (
  tx: Transaction,
  { order, items }: { order: Pick<OrderRow, 'taxIncluded'>; items: readonly ItemRow[] },
): Promise<void> =>
  change(
    tx,
    items.flatMap((item) =>
      item.productId ? [{ id: item.productId, sales: 1, net: netOf(item, order.taxIncluded) }] : [],
    ),
  );

/**
 * Deducts a refund from its products' sales. `before` and `after` are the total refunds of these lines in minor units
 * with tax. Each line bears its share; rounding differences even out once everything is refunded.
 */
export async function countRefund(
  tx: Transaction,
  given: {
    order: Pick<OrderRow, 'taxIncluded'>;
    items: readonly ItemRow[];
    before: number;
    after: number;
    /** Whether the buyer returns all of them. */
    isReturned: boolean;
  },
): Promise<void> {
  const { order, items, before, after, isReturned } = given;
  const gross = items.reduce((sum, item) => sum + grossOf(item, order.taxIncluded), 0);
  const nets = items.map((item) => netOf(item, order.taxIncluded));
  const all = nets.reduce((sum, net) => sum + net, 0);
  const share = (amount: number): number[] =>
    split(gross === 0 ? 0 : Math.round((amount / gross) * all), nets);
  const [then, now] = [share(before), share(after)];
  await change(
    tx,
    items.flatMap(({ productId }, index) =>
      productId
        ? [{ id: productId, sales: isReturned ? -1 : 0, net: (then[index] ?? 0) - (now[index] ?? 0) }]
        : [],
    ),
  );
}
