import * as z from 'zod';

import { currencies } from './currencies.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { messages } from './messages.ts';

/** Types of order items: the product types, and `plan`. */
export const orderItemTypes = ['text', 'video', 'audio', 'bundle', 'plan'] as const;
/** Plans for sale. */
export const plansForSale = ['Pro', 'Ultimate'] as const;

/** Minor units. */
const Amount = z.int();

/** The contents of an order: either products or a plan. */
export const OrderContents = {
  product_ids: z.array(Id).max(50).default([]),
  plan: z.enum(plansForSale).nullable().default(null),
  coupon: z.string().trim().max(60).nullable().default(null),
  /** Country name that determines the tax. Defaults to the country in the buyer's profile. */
  country: z.string().trim().max(100).optional(),
};
/** Returns whether the body contains either products or a plan, but not both. */
export const hasProductsOrPlan = (body: { product_ids: unknown[]; plan: unknown }): boolean =>
  body.product_ids.length > 0 !== (body.plan !== null);

export const couponProblems = [
  'coupon_not_found',
  'coupon_expired',
  'coupon_used_up',
  'coupon_already_used',
  'coupon_minimum',
  'coupon_currency',
] as const;

/** Reasons why a total can't be paid. */
export const totalProblems = ['order_too_small', 'order_too_large'] as const;

export const OrderQuote = z
  .object({
    currency: z.enum(currencies),
    country: z.string(),
    lines: z.array(
      z.object({
        product_id: Id.nullable(),
        plan: z.enum(plansForSale).nullable(),
        title: z.string(),
        author: z.string(),
        language: z.string().nullable(),
        /** URL of the cover. Null if it is generated. */
        cover: z.string().nullable(),
        type: z.enum(orderItemTypes),
        isFree: z.boolean(),
        /** Price before and after the product's discount. */
        base_price: Amount,
        discount_percentage: z.int(),
        price: Amount,
        /** Error code. Items with a problem don't count toward the totals. */
        problem: z.enum(['product_not_for_sale', 'product_owned', 'currencies_mixed']).nullable(),
      }),
    ),
    coupon: z.string().nullable(),
    /** Error code. */
    coupon_problem: z.enum(couponProblems).nullable(),
    subtotal: Amount,
    discount: Amount,
    tax: Amount,
    tax_name: z.string(),
    /** Percent. */
    tax_rate: z.number(),
    tax_included: z.boolean(),
    total: Amount,
    /** Error code if the total cannot be paid. */
    total_problem: z.enum(totalProblems).nullable(),
  })
  .meta({ id: 'OrderQuote' });
export type OrderQuote = z.infer<typeof OrderQuote>;

export const quoteOrder = endpoint({
  method: 'POST',
  path: '/api/shop/quote/',
  limit: 'quote',
  summary: 'Calculate the price of products or a plan, in minor units, and what prevents an order',
  access: 'user',
  body: z.strictObject(OrderContents).refine(hasProductsOrPlan, messages.order_empty),
  result: OrderQuote,
});
