import { OrderRecord, PurchaseRecord } from '@glossa/formats/archive/records/shop';

import { defineKind } from '../kind.ts';
import * as queries from './queries.ts';

// Purchases were paid for on the original server, so importing them has no effect.
const write = async () => {};

/** Orders, for reference only. */
export const orders = defineKind({
  name: 'orders',
  tables: ['shop_order', 'order_item'],
  schema: OrderRecord,
  select: queries.sql.selectOrders,
  sheet: ['number', 'status', 'currency', 'total', 'refunded', 'created_at', 'completed_at'],
  write,
});

/** Purchases and their ratings, for reference only. */
export const purchases = defineKind({
  name: 'purchases',
  tables: ['purchase'],
  schema: PurchaseRecord,
  select: queries.sql.selectPurchases,
  sheet: ['order', 'kind', 'title', 'author', 'language', 'currency', 'price', 'rating', 'created_at'],
  write,
});
