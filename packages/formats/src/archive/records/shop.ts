import * as z from 'zod';

import { Count, Language, Moment, Text } from '../fields.ts';

/** An amount of money in minor units. */
const Amount = z.int();
const Currency = Text(3);

/** An order, for people who read the archive. Not imported. */
export const OrderRecord = z.object({
  /** Null until the order is completed. */
  number: Count.nullable(),
  status: Text(20),
  currency: Currency,
  subtotal: Amount,
  discount: Amount,
  tax: Amount,
  total: Amount,
  refunded: Amount,
  coupon: Text(100),
  payment_method: Text(20),
  /** Billing data as on the invoice. Archives from earlier versions lack it. */
  buyer_name: Text(1000).default(''),
  buyer_email: Text(254).default(''),
  buyer_address: Text(5000).default(''),
  country: Text(500).default(''),
  refund_reason: Text(5000),
  created_at: Moment,
  completed_at: Moment.nullable(),
  cancelled_at: Moment.nullable(),
  refunded_at: Moment.nullable(),
  items: z.array(
    z.object({
      kind: Text(20),
      title: Text(1000),
      author: Text(1000),
      /** Price before and after the product's discount. */
      base_price: Amount,
      price: Amount,
      /** When the buyer waived the right of withdrawal, and the exact text. Archives from earlier versions lack both. */
      waived_at: Moment.nullable().default(null),
      waiver_text: Text(5000).nullable().default(null),
    }),
  ),
});

/** A purchase with the buyer's rating, for people who read the archive. Not imported. */
export const PurchaseRecord = z.object({
  /** Number of the order that it belongs to. */
  order: Count.nullable(),
  kind: Text(20),
  title: Text(1000),
  author: Text(1000),
  language: Language,
  currency: Currency,
  price: Amount,
  created_at: Moment,
  expires_at: Moment.nullable(),
  /** When access was revoked. */
  revoked_at: Moment.nullable(),
  imported_at: Moment.nullable(),
  download_count: Count,
  /** Percent. */
  progress: Count,
  /** 1 to 5. */
  rating: Count.nullable(),
  rated_at: Moment.nullable(),
});
