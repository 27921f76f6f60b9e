import { addToCart, getCart, listProducts, removeFromCart } from '@glossa/contract/shop';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

test('keeps each product once, in the order added, and only in the learner’s own cart', async () => {
  const shopper = await signInLearner(app, await createLearner(app, { accountType: 'shop_client' }));
  const other = await signInLearner(app);
  const [first, second] = [
    await createProduct(app, { title: 'One' }),
    await createProduct(app, { title: 'Two' }),
  ];
  const addToOwnCart = (id: string) => shopper.call(addToCart, { params: { id } });
  await addToOwnCart(first.id);
  await Promise.all([addToOwnCart(second.id), addToOwnCart(second.id), addToOwnCart(first.id)]);
  const { items } = await shopper.call(getCart, {});
  expect(items.map(({ title, isOnSale, isInCart }) => [title, isOnSale, isInCart])).toEqual([
    ['One', true, true],
    ['Two', true, true],
  ]);
  expect(await other.call(getCart, {})).toEqual({ items: [] });
  await other.call(removeFromCart, { params: { id: first.id } });
  await shopper.call(removeFromCart, { params: { id: second.id } });
  expect((await shopper.call(getCart, {})).items).toHaveLength(1);
  const { results } = await shopper.call(listProducts, { query: { search: 'one' } });
  expect(results).toMatchObject([{ isInCart: true }]);
});

test('keeps a withdrawn product in the cart, marked as not for sale, but refuses to add it to other carts', async () => {
  const shopper = await signInLearner(app);
  const { id } = await createProduct(app);
  await shopper.call(addToCart, { params: { id } });
  await app.deps.db.prisma.product.update({ where: { id }, data: { status: 'archived' } });
  expect((await shopper.call(getCart, {})).items).toMatchObject([{ isOnSale: false }]);
  const stranger = await signInLearner(app);
  await expect(stranger.call(addToCart, { params: { id } })).rejects.toMatchObject({
    code: 'product_not_found',
  });
});

test('rejects more products than a cart can hold', async () => {
  const shopper = await signInLearner(app);
  const { id, ownerId } = await createProduct(app);
  await app.deps.db.pool.query(
    `WITH more AS (INSERT INTO product (id, owner_id, kind, title, language)
       SELECT gen_random_uuid(), $1, 'text', 'More', 2 FROM generate_series(1, 50) RETURNING id)
     INSERT INTO cart_item (learner_id, product_id) SELECT $2, id FROM more`,
    [ownerId, shopper.learnerId],
  );
  await expect(shopper.call(addToCart, { params: { id } })).rejects.toMatchObject({ code: 'cart_full' });
});
