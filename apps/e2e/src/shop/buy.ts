import { randomUUID } from 'node:crypto';

import { createOrder, getOrder } from '@glossa/contract/orders';
import { createPaymentIntent, payByTestCard } from '@glossa/contract/payments';

import type { Person } from '../people/person.ts';

/** Buys a product, with play money where it costs something; answers the id of the purchase. */
export async function buy(person: Person, productId: string): Promise<string> {
  const { id, status } = await person.call(
    createOrder,
    { body: { product_ids: [productId] } },
    { headers: { 'Idempotency-Key': randomUUID() } },
  );
  if (status === 'pending') {
    await person.call(createPaymentIntent, { body: { order_id: id } });
    await person.call(payByTestCard, {
      body: { order_id: id, number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' },
    });
  }
  const { items } = await person.call(getOrder, { params: { id } });
  const bought = items[0]?.purchase_id;
  if (!bought) throw new Error(`order ${id} was not completed`);
  return bought;
}
