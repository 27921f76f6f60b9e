import * as z from 'zod';

import { currencies } from './currencies.ts';
import { endpoint } from './endpoint.ts';
import { Id, maxInteger, paginated, Moment, PageQuery } from './fields.ts';
import { messages } from './messages.ts';
import { PurchaseAccess } from './purchase-access.ts';
import {
  couponProblems,
  hasProductsOrPlan,
  orderItemTypes,
  plansForSale,
  OrderContents,
} from './order-quote.ts';

export const orderStatuses = ['completed', 'pending', 'cancelled', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** How an order was paid. `test` payments involve no real money. */
export const paymentMethods = ['free', 'card', 'test', 'manual'] as const;

/** Minor units. */
const Amount = z.int();
const CurrencyCode = z.enum(currencies);

/** An order item, with the terms at the time of sale. */
export const OrderItem = z.object({
  id: Id,
  /** Null for a plan, and if the product was deleted. */
  product_id: Id.nullable(),
  plan: z.enum(plansForSale).nullable(),
  title: z.string(),
  author: z.string(),
  /** Language code. Null for a plan. */
  language: z.string().nullable(),
  /** URL of the cover. Null if it is generated. */
  image: z.string().nullable(),
  type: z.enum(orderItemTypes),
  isFree: z.boolean(),
  /** In major units; `money` is in minor units. */
  price: z.number(),
  money: z.object({ amount: Amount, currency: CurrencyCode }),
  quantity: z.int(),
  /** ID of the resulting purchase. Null until the order is completed, and after a refund or cancellation. */
  purchase_id: Id.nullable(),
  /** What the buyer can do with the item. Null if there is no purchase. */
  access: PurchaseAccess.nullable(),
  /** When the buyer agreed to immediate access, which ended the right of withdrawal. Null if they haven't. */
  waived_at: Moment.nullable(),
});
export type OrderItem = z.infer<typeof OrderItem>;

/** A user's order (specification 2, section 3). Amounts are in major units; `money` is in minor units. */
export const Order = z
  .object({
    id: Id,
    orderNumber: z.string(),
    status: z.enum(orderStatuses),
    date: Moment,
    completedAt: Moment.nullable(),
    total: z.number(),
    subtotal: z.number(),
    discount: z.number(),
    tax: z.number(),
    money: z.object({
      currency: CurrencyCode,
      subtotal: Amount,
      discount: Amount,
      tax: Amount,
      total: Amount,
      /** Refunded amount, including pending refunds. */
      refunded: Amount,
    }),
    taxName: z.string(),
    /** Percent. */
    taxRate: z.number(),
    /** Whether prices include tax. */
    taxIncluded: z.boolean(),
    coupon: z.string(),
    /** Null until it is paid. */
    paymentMethod: z.enum(paymentMethods).nullable(),
    items: z.array(OrderItem),
    /** The purchases that can be downloaded. */
    downloadLinks: z.array(z.object({ purchase_id: Id, title: z.string() })),
    canCancel: z.boolean(),
    canRefund: z.boolean(),
    refundReason: z.string().nullable(),
    refundDate: Moment.nullable(),
    refunds: z.array(
      z.object({
        id: Id,
        amount: Amount,
        status: z.enum(['pending', 'succeeded', 'failed']),
        origin: z.enum(['buyer', 'admin', 'provider', 'shop']),
        reason: z.string(),
        date: Moment,
      }),
    ),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/shop/orders/',
  summary: 'Order products or a plan; an Idempotency-Key that was used before returns its order with 200',
  access: 'user',
  status: [201, 200],
  headers: {
    'Idempotency-Key': 'Chosen by the client, 1 to 200 characters; the same key never creates a second order',
  },
  body: z
    .strictObject({
      ...OrderContents,
      /** Total shown to the buyer, in minor units. The order is rejected if the actual total differs. */
      expected_total: z.int().min(0).max(maxInteger).optional(),
    })
    .refine(hasProductsOrPlan, messages.order_empty),
  result: Order,
  errors: [
    'idempotency_key_used',
    'product_not_for_sale',
    'product_owned',
    'currencies_mixed',
    'price_changed',
    'order_too_small',
    'order_too_large',
    'learner_not_found',
    // Returned only if the order isn't free.
    'email_not_verified',
    // Limits attempts to guess coupon codes.
    'rate_limited',
    ...couponProblems,
  ],
});

export const orderSorts = ['date-desc', 'date-asc', 'total-desc', 'total-asc', 'status-asc'] as const;
export type OrderSort = (typeof orderSorts)[number];

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/shop/orders/',
  summary: 'List your orders',
  access: 'user',
  query: PageQuery.extend({
    /** Searches order numbers, titles and authors. */
    search: z.string().trim().max(200).optional(),
    status: z.enum(orderStatuses).optional(),
    type: z.enum(orderItemTypes).optional(),
    sort: z.enum(orderSorts).default('date-desc'),
  }),
  result: paginated(Order),
});

const params = { id: Id };

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/shop/orders/{id}/',
  summary: 'Get one of your orders',
  access: 'user',
  params,
  result: Order,
  errors: ['order_not_found'],
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/shop/orders/{id}/cancel/',
  summary: 'Cancel a pending order, or a completed one within 24 hours if it is still unused',
  access: 'user',
  params,
  result: Order,
  errors: ['order_not_found', 'order_not_cancellable'],
});

export const RefundReason = z.string().trim().min(1, messages.refund_reason_required).max(1000);

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/shop/orders/{id}/refund/',
  summary: 'Request a refund of an order, within 14 days and while nothing of it was downloaded or imported',
  access: 'user',
  needsProof: true,
  params,
  body: z.strictObject({ reason: RefundReason }),
  result: Order,
  errors: ['order_not_found', 'order_not_refundable', 'order_used', 'refund_too_large'],
});

export const getInvoice = endpoint({
  method: 'GET',
  path: '/api/shop/orders/{id}/invoice/',
  summary: 'Get the invoice of a completed order',
  access: 'user',
  params,
  result: z.object({
    order: Order,
    seller: z.object({ name: z.string(), address: z.string(), tax_id: z.string() }),
    buyer: z.object({ name: z.string(), email: z.string(), address: z.string(), country: z.string() }),
  }),
  errors: ['order_not_found', 'order_without_invoice'],
});
export type Invoice = z.infer<(typeof getInvoice)['result']>;
