import type { Transaction } from '@glossa/db/database';

import { updateSales, type SalesChange } from '../products/queries.ts';
import { splitAmount } from '../split-amount.ts';
import type { ItemRow, OrderRow } from './queries.ts';

/** Returns what was paid for a line, including tax. */
export const grossAmount = (item: ItemRow, taxIncluded: boolean): number =>
  item.price - item.couponShare + (taxIncluded ? 0 : item.tax);

const netAmount = (item: ItemRow, taxIncluded: boolean): number => grossAmount(item, taxIncluded) - item.tax;

async function applySalesChanges(tx: Transaction, sales: readonly SalesChange[]): Promise<void> {
  const changes = sales.filter((sale) => sale.sales !== 0 || sale.net !== 0);
  if (changes.length > 0) await updateSales(tx, changes);
}

/** Adds the sold items to their products' sales. */
export const countSales = (
  tx: Transaction,
  { order, items }: { order: Pick<OrderRow, 'taxIncluded'>; items: readonly ItemRow[] },
): Promise<void> =>
  applySalesChanges(
    tx,
    items.flatMap((item) =>
      item.productId ? [{ id: item.productId, sales: 1, net: netAmount(item, order.taxIncluded) }] : [],
    ),
  );

/**
 * Deducts a refund from the sales of the refunded products. `before` and `after` are the total refunds of these lines
 * in minor units with tax. Each line bears its share; rounding differences even out once everything is refunded.
 */
export async function countRefund(
  tx: Transaction,
  refund: {
    order: Pick<OrderRow, 'taxIncluded'>;
    items: readonly ItemRow[];
    before: number;
    after: number;
    /** Whether all of these items have been returned, so that they no longer count as sold. */
    isReturned: boolean;
  },
): Promise<void> {
  const { order, items, before, after, isReturned } = refund;
  const gross = items.reduce((sum, item) => sum + grossAmount(item, order.taxIncluded), 0);
  const nets = items.map((item) => netAmount(item, order.taxIncluded));
  const totalNet = nets.reduce((sum, net) => sum + net, 0);
  const share = (amount: number): number[] =>
    splitAmount(gross === 0 ? 0 : Math.round((amount / gross) * totalNet), nets);
  const [sharesBefore, sharesAfter] = [share(before), share(after)];
  await applySalesChanges(
    tx,
    items.flatMap(({ productId }, index) =>
      productId
        ? [
            {
              id: productId,
              sales: isReturned ? -1 : 0,
              net: (sharesBefore[index] ?? 0) - (sharesAfter[index] ?? 0),
            },
          ]
        : [],
    ),
  );
}
