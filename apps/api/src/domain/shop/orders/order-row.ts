import type { Terms } from '../terms.ts';

export type OrderStatus = 'pending' | 'completed' | 'cancelled' | 'refunded';

/** An order, with the columns that its transitions need. Amounts are in minor units. */
export interface OrderRow {
  id: string;
  number: number | null;
  /** Null when the account was deleted. */
  buyerId: string | null;
  status: OrderStatus;
  currency: string;
  total: number;
  tax: number;
  taxIncluded: boolean;
  /** Part of the total that was refunded, including pending refunds. */
  refunded: number;
  createdAt: Date;
  completedAt: Date | null;
}

/** Columns of `shop_order o` that make an `OrderRow`. */
export const orderColumns = `o.id, o.number, o.buyer_id AS "buyerId", o.status, o.currency, o.total, o.tax,
  o.tax_included AS "taxIncluded", o.refunded, o.created_at AS "createdAt", o.completed_at AS "completedAt"`;

/** A line of an order, with the columns that transitions need. */
export interface ItemRow {
  id: string;
  productId: string | null;
  planId: 'Basic' | 'Pro' | 'Ultimate' | null;
  title: string;
  price: number;
  couponShare: number;
  tax: number;
  terms: Terms | PlanTerms;
}

/** Terms of a subscription at the time of the order. */
export interface PlanTerms {
  days: number;
}

/** Returns what was paid for a line, including tax. */
export const grossOf = (item: ItemRow, taxIncluded: boolean): number =>
  item.price - item.couponShare + (taxIncluded ? 0 : item.tax);
