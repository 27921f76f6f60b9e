import { randomUUID } from 'node:crypto';

import { createOrder } from '@glossa/contract/orders';
import { createPaymentIntent, payByTestCard } from '@glossa/contract/payments';

import type { User } from '../users/user.ts';

/** A test card that is always accepted. */
const acceptedCard = '4242424242424242';

/** Orders a product. Returns the ID of the order, which stays pending unless the product is free. */
export async function orderProduct({ call }: User, id: string): Promise<string> {
  const headers = { 'Idempotency-Key': randomUUID() };
  return (await call(createOrder, { body: { product_ids: [id] } }, { headers })).id;
}

/** Orders a product and pays with a test card. Returns the ID of the order. */
export async function buyProduct(user: User, id: string): Promise<string> {
  const order = await orderProduct(user, id);
  await user.call(createPaymentIntent, { body: { order_id: order } });
  const card = { number: acceptedCard, exp_month: 12, exp_year: new Date().getFullYear() + 1, cvc: '123' };
  await user.call(payByTestCard, { body: { order_id: order, ...card } });
  return order;
}
