import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, maxInteger, Moment, PageQuery } from './fields.ts';
import { orderItemTypes } from './order-quote.ts';
import { Order, orderStatuses, RefundReason } from './orders.ts';

/** An order with its buyer and payments. */
export const AdminOrder = Order.extend({
  buyer: z.object({
    /** Null if the account was deleted. */
    id: Id.nullable(),
    name: z.string(),
    email: z.string(),
    country: z.string(),
  }),
  payments: z.array(
    z.object({
      id: Id,
      attempt: z.int(),
      provider: z.enum(['stripe', 'test', 'manual']),
      provider_id: z.string().nullable(),
      status: z.enum(['open', 'processing', 'succeeded', 'cancelled']),
      amount: z.int(),
      failure: z.string(),
      date: Moment,
    }),
  ),
}).meta({ id: 'AdminOrder' });
export type AdminOrder = z.infer<typeof AdminOrder>;

const Filters = {
  /** Searches order numbers, titles, and buyers' names and email addresses. */
  search: z.string().trim().max(200).optional(),
  status: z.enum(orderStatuses).optional(),
  type: z.enum(orderItemTypes).optional(),
};

/** The list is named `orders` in the specification. It is paginated like every other list. */
export const listAllOrders = endpoint({
  method: 'GET',
  path: '/api/orders/',
  summary: 'List all orders, with the number of orders in each status',
  access: 'admin',
  query: PageQuery.extend({
    ...Filters,
    sort: z.enum(['date', 'total', 'status']).default('date'),
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  result: z.object({
    orders: z.array(AdminOrder),
    count: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    /** Number of orders by status, with all other filters applied. */
    statuses: z.record(z.enum(orderStatuses), z.int()),
  }),
});

export const exportOrders = endpoint({
  method: 'GET',
  path: '/api/orders/export/',
  summary: 'Export the matching orders as a table, newest first',
  access: 'admin',
  query: z.object(Filters),
  produces: ['text/csv; charset=utf-8'],
});

const params = { id: Id };

export const getAnyOrder = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/',
  summary: "Get any user's order",
  access: 'admin',
  params,
  result: AdminOrder,
  errors: ['order_not_found'],
});

export const refundAnyOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/refund/',
  summary: 'Refund an order, in full or in part',
  access: 'admin',
  needsProof: true,
  params,
  body: z.strictObject({
    reason: RefundReason,
    /** Minor units. */
    amount: z.int().min(1).max(maxInteger).optional(),
  }),
  result: AdminOrder,
  errors: ['order_not_found', 'order_not_refundable', 'refund_too_large'],
});

export const markOrderPaid = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/mark-paid/',
  summary: 'Complete a pending order that was paid outside the shop',
  access: 'admin',
  params,
  body: z.strictObject({ reason: RefundReason }),
  result: AdminOrder,
  errors: ['order_not_found', 'order_not_pending', 'payment_elsewhere', 'payment_unreachable'],
});
