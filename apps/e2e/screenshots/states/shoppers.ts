import { refundOrder } from '@glossa/contract/orders';
import {
  importPurchase,
  listMyPurchases,
  ratePurchase,
  waiveWithdrawal,
  waiverVersion,
} from '@glossa/contract/purchases';
import { addToCart, listProducts } from '@glossa/contract/shop';

import { admin, contentManager, demoLearner } from '../../src/users/demo-accounts.ts';
import { createLearnerAccount, signIn } from '../../src/users/user.ts';
import type { User } from '../../src/users/user.ts';
import { buyProduct, orderProduct } from '../../src/shop/buy-product.ts';

/** Buys four books as a user, refunds one, leaves one unpaid and puts two into the cart. */
async function createPurchases(user: User): Promise<string> {
  const { call } = user;
  const { results } = await call(listProducts, { query: { page_size: 50, free: false } });
  const ids = results.map(({ id }) => id);
  const orders: string[] = [];
  for (const id of ids.slice(0, 4)) orders.push(await buyProduct(user, id));
  await call(refundOrder, { params: { id: orders[0] ?? '' }, body: { reason: 'Too easy for me' } });
  await orderProduct(user, ids[4] ?? '');
  for (const id of ids.slice(5, 7)) await call(addToCart, { params: { id } });
  const bought = await call(listMyPurchases, { query: {} });
  const [first, second] = bought.results.map(({ id }) => ({ params: { id } }));
  if (first) {
    await call(waiveWithdrawal, { ...first, body: { version: waiverVersion, language: 'en' } });
    await call(importPurchase, first);
  }
  if (second) await call(ratePurchase, { ...second, body: { rating: 5 } });
  return ids[7] ?? '';
}

/** Creates the demo shop's users. Returns these users and a product to show. */
export async function createShoppers(url: string): Promise<{
  frequent: User;
  empty: User;
  creator: User;
  admin: User;
  product: string;
}> {
  const frequent = await signIn(url, demoLearner);
  const product = await createPurchases(frequent);
  return {
    frequent,
    product,
    empty: await createLearnerAccount(url),
    creator: await signIn(url, contentManager),
    admin: await signIn(url, admin),
  };
}
