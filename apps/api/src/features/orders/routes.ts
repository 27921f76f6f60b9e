import { buildUrl } from '@glossa/contract/client';
import { failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import { quoteOrder } from '@glossa/contract/order-quote';
import * as contract from '@glossa/contract/orders';

import type { Deps } from '#deps.ts';
import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import { adminOrderRoutes } from './admin/routes.ts';
import { presentOrder } from './present-order.ts';
import { listOrders } from './queries.ts';
import {
  cancelOwnOrder,
  getInvoice,
  getOwnOrder,
  getQuote,
  placeOrder,
  refundOwnOrder,
  type OrderDeps,
} from './service.ts';

/** Maximum length of an idempotency key. */
const maxKeyLength = 200;

function checkKey(key: string | undefined): string {
  if (!key || key.length > maxKeyLength)
    failFields({ 'Idempotency-Key': [messages.idempotency_key_invalid] });
  return key as string;
}

/** Routes for a buyer's quotes and orders, plus the admin routes for all orders. */
export const orderRoutes = (deps: OrderDeps & Pick<Deps, 'limits' | 'config'>): Route[] => [
  route(quoteOrder, ({ body, user }) => getQuote(deps, user.id, body)),
  route(contract.createOrder, async ({ body, user, request }) => {
    const idempotencyKey = checkKey(request.get('idempotency-key'));
    const expectedTotal = body.expected_total ?? null;
    const { isNew, order } = await placeOrder(deps, user, { ...body, idempotencyKey, expectedTotal });
    return new ResponseWithStatus(isNew ? 201 : 200, order);
  }),
  route(contract.listOrders, async ({ query, user }) => {
    const { page, page_size: size } = query;
    const { rows, count } = await listOrders(deps.db, user.id, query);
    const now = deps.clock();
    const pageUrl = (other: number) => buildUrl(contract.listOrders, { query: { ...query, page: other } });
    return {
      results: rows.map((row) => presentOrder(row, now)),
      count,
      next: page * size < count ? pageUrl(page + 1) : null,
      previous: page > 1 ? pageUrl(page - 1) : null,
    };
  }),
  route(contract.getOrder, ({ params: { id }, user }) => getOwnOrder(deps, { id, buyerId: user.id })),
  route(contract.cancelOrder, ({ params: { id }, user }) => cancelOwnOrder(deps, { id, buyerId: user.id })),
  route(contract.refundOrder, ({ params: { id }, body, user }) =>
    refundOwnOrder(deps, { id, buyerId: user.id }, body.reason),
  ),
  route(contract.getInvoice, ({ params: { id }, user }) => getInvoice(deps, { id, buyerId: user.id })),
  ...adminOrderRoutes(deps),
];
