import { randomUUID } from 'node:crypto';

import { refundAnyOrder } from '@glossa/contract/admin-orders';
import { createOrder, getOrder, refundOrder } from '@glossa/contract/orders';
import { createPaymentIntent } from '@glossa/contract/payments';
import { importPurchase, listMyPurchases, waiveWithdrawal, waiverVersion } from '@glossa/contract/purchases';
import { expect } from '@playwright/test';

import { asvs } from '../src/security/asvs.ts';
import { failureOf } from '../src/security/failure-of.ts';
import { securityTest as test } from '../src/security/security-test.ts';
import { send } from '../src/security/send.ts';
import { addEbook } from '../src/shop/add-ebook.ts';
import { buyProduct, orderProduct } from '../src/shop/buy-product.ts';
import { admin, contentManager } from '../src/users/demo-accounts.ts';
import { createLearnerAccount, signIn } from '../src/users/user.ts';

const addProduct = async (url: string): Promise<string> =>
  addEbook(await signIn(url, contentManager), { title: `Keeper ${Date.now()}`, text: 'A lighthouse.' });

test.describe('Money', () => {
  test('a buyer can’t choose the price', asvs('V2.2', 'V2.3'), async ({ url }) => {
    const buyer = await createLearnerAccount(url);
    const product = await addProduct(url);
    const order = (body: { product_ids: string[]; expected_total?: number; total?: number }) =>
      buyer.call(createOrder, { body }, { headers: { 'Idempotency-Key': randomUUID() } });
    expect(await failureOf(order({ product_ids: [product], expected_total: 1 }))).toBe('price_changed');
    expect(await failureOf(order({ product_ids: [product], total: 0 }))).toBe('invalid_request');
  });

  test('pressing “Pay” twice creates one order', asvs('V2.3'), async ({ url }) => {
    const buyer = await createLearnerAccount(url);
    const body = { product_ids: [await addProduct(url)] };
    const headers = { 'Idempotency-Key': randomUUID() };
    const orders = await Promise.all([1, 2, 3, 4].map(() => buyer.call(createOrder, { body }, { headers })));
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  });

  test(
    'no one can pay for another user’s order, or mark one as paid without the provider’s signature',
    asvs('V8.2'),
    async ({ url }) => {
      const [buyer, stranger] = [await createLearnerAccount(url), await createLearnerAccount(url)];
      const id = await orderProduct(buyer, await addProduct(url));
      expect(await failureOf(stranger.call(createPaymentIntent, { body: { order_id: id } }))).toBe(
        'order_not_found',
      );
      const event = { type: 'payment_intent.succeeded', data: { object: { metadata: { order_id: id } } } };
      const forged = await send(`${url}/api/payment/webhook/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
        body: JSON.stringify(event),
      });
      expect(forged.status).toBeGreaterThanOrEqual(400);
      expect((await buyer.call(getOrder, { params: { id } })).status).toBe('pending');
    },
  );

  test('only an admin can refund a used purchase, and only once', asvs('V2.3'), async ({ url }) => {
    const buyer = await createLearnerAccount(url);
    const id = await buyProduct(buyer, await addProduct(url));
    const [purchase] = (await buyer.call(listMyPurchases, { query: {} })).results;
    const params = { id: purchase?.id ?? '' };
    expect(await failureOf(buyer.call(importPurchase, { params }))).toBe('waiver_required');
    await buyer.call(waiveWithdrawal, { params, body: { version: waiverVersion, language: 'en' } });
    await buyer.call(importPurchase, { params });
    const body = { reason: 'Read it' };
    expect(await failureOf(buyer.call(refundOrder, { params: { id }, body }))).toBe('order_used');
    const operator = await signIn(url, admin);
    const refund = () => failureOf(operator.call(refundAnyOrder, { params: { id }, body }));
    const outcomes = await Promise.all([refund(), refund(), refund()]);
    expect(outcomes.filter((code) => code === undefined)).toHaveLength(1);
  });
});
