import { urlOf } from '@glossa/contract/client';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import { quoteOrder as quote } from '@glossa/contract/order-quote';
import * as contract from '@glossa/contract/orders';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { cancelOrder } from '#domain/shop/orders/cancel-order.ts';
import { createOrder } from '#domain/shop/orders/create-order.ts';
import { quoteOrder } from '#domain/shop/orders/quote-order.ts';
import { refundOrder } from '#domain/shop/orders/refund-order.ts';
import { retried } from '#domain/shop/retried.ts';
import { Answer, route, type Route } from '#http/route.ts';
import { watchGuesses } from './coupon-guesses.ts';
import { countryOf, requestOf } from './order-request.ts';
import { presentOrder } from './order-row.ts';
import { presentQuote } from './present-quote.ts';
import { findOwnOrder, selectOrders, selectParties } from './queries.ts';
import { settleMoney, type MoneyDeps } from './settle-money.ts';

/** Maximum length of an idempotency key. */
const longestKey = 200;

function checkedKey(key: string | undefined): string {
  if (!key || key.length > longestKey) failFields({ 'Idempotency-Key': [messages.idempotency_key_invalid] });
  return key as string;
}

/** Routes for a buyer's quotes and orders. */
export function buyerRoutes(deps: MoneyDeps & Pick<Deps, 'db' | 'limits'>): Route[] {
  const { db } = deps;
  const find = async (id: string, user: User) =>
    (await findOwnOrder(db, { id, buyerId: user.id })) ?? fail('order_not_found');
  const shown = async (id: string, user: User) => presentOrder(await find(id, user), deps.clock());
  return [
    route(quote, async ({ body, user }) => {
      const country = await countryOf(db, user, body.country);
      const wanted = requestOf(body, user, country, deps.clock());
      const found = await watchGuesses(deps, wanted, () => quoteOrder(db, wanted));
      return presentQuote(found, country);
    }),
    route(contract.createOrder, async ({ body, user, request }) => {
      const idempotencyKey = checkedKey(request.get('idempotency-key'));
      const country = await countryOf(db, user, body.country);
      const wanted = requestOf(body, user, country, deps.clock());
      const expectedTotal = body.expected_total ?? null;
      const { id, isNew, replaced } = await watchGuesses(deps, wanted, () =>
        retried(db, (tx) => createOrder(tx, { ...wanted, idempotencyKey, expectedTotal })),
      );
      for (const other of replaced) await settleMoney(deps, other);
      return new Answer(isNew ? 201 : 200, await shown(id, user));
    }),
    route(contract.listOrders, async ({ query, user }) => {
      const { page, page_size: size } = query;
      const { rows, count } = await selectOrders(db, user.id, query);
      const now = deps.clock();
      const address = (other: number) => urlOf(contract.listOrders, { query: { ...query, page: other } });
      return {
        results: rows.map((row) => presentOrder(row, now)),
        count,
        next: page * size < count ? address(page + 1) : null,
        previous: page > 1 ? address(page - 1) : null,
      };
    }),
    route(contract.getOrder, ({ params, user }) => shown(params.id, user)),
    route(contract.cancelOrder, async ({ params: { id }, user }) => {
      await find(id, user);
      await retried(db, (tx) => cancelOrder(tx, { orderId: id, reason: '', now: deps.clock() }));
      await settleMoney(deps, id);
      return shown(id, user);
    }),
    route(contract.refundOrder, async ({ params: { id }, body: { reason }, user }) => {
      await find(id, user);
      await retried(db, (tx) => refundOrder(tx, { orderId: id, reason, origin: 'buyer', now: deps.clock() }));
      await settleMoney(deps, id);
      return shown(id, user);
    }),
    route(contract.getInvoice, async ({ params: { id }, user }) => {
      const order = await shown(id, user);
      if (order.completedAt === null) fail('order_without_invoice');
      const parties = (await selectParties(db, id)) ?? fail('order_not_found');
      const { sellerName, sellerAddress, sellerTaxId, ...buyer } = parties;
      return { order, buyer, seller: { name: sellerName, address: sellerAddress, tax_id: sellerTaxId } };
    }),
  ];
}
