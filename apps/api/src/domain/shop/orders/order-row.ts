import type { Terms } from '../terms.ts';

export type OrderStatus = 'pending' | 'completed' | 'cancelled' | 'refunded';

/** An order as its transitions know it. Amounts in minor units. */
export interface OrderRow {
  id: string;
  number: number | null;
  /** None when the account is gone. */
  buyerId: string | null;
  status: OrderStatus;
  currency: string;
  total: number;
  tax: number;
  taxIncluded: boolean;
  /** Of the total, what was given back or is on its way. */
  refunded: number;
  createdAt: Date;
  completedAt: Date | null;
}

/** Columns of `shop_order o` that make an `OrderRow`. */
export const orderColumns = `o.id, o.number, o.buyer_id AS "buyerId", o.status, o.currency, o.total, o.tax,
  o.tax_included AS "taxIncluded", o.refunded, o.created_at AS "createdAt", o.completed_at AS "completedAt"`;

/** A line of an order as its transitions know it. */
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

/** Terms of a subscription, as they were when it was ordered. */
export interface PlanTerms {
  days: number;
}

/** What was paid for a line, with its tax. */
export const grossOf = (item: ItemRow, taxIncluded: boolean): number =>
  item.price - item.couponShare + (taxIncluded ? 0 : item.tax);
