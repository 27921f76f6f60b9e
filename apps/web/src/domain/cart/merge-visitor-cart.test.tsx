import { Notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { productCard } from '@/testing/product.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { mergeVisitorCart } from './merge-visitor-cart.ts';
import { addToVisitorCart, readVisitorCart } from './visitor-cart.ts';

const [fox, raven] = [
  productCard(),
  productCard({ id: '0192a0b0-0000-7000-8000-0000000000c2', title: 'Le corbeau' }),
];
const merge = 'POST /api/shop/cart/merge/';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'csrftoken=test; Path=/';
  addToVisitorCart(fox);
  addToVisitorCart(raven);
});

it('merges the cart into the account once and names the skipped products', async () => {
  const received = fakeServer({
    [merge]: { status: 200, body: { skipped: [{ id: raven.id, reason: 'product_owned' }] } },
  });
  renderApp(<Notifications />);
  await Promise.all([mergeVisitorCart(), mergeVisitorCart()]);
  await mergeVisitorCart();
  expect(received.map(({ body }) => body)).toEqual([{ product_ids: [fox.id, raven.id] }]);
  expect(readVisitorCart()).toEqual([]);
  await screen.findByText('Already in your purchases, so not added to your cart: Le corbeau');
});

it('keeps the cart in the browser when the server is unavailable', async () => {
  fakeServer({ [merge]: { status: 503, body: { error: 'x', code: 'unavailable' } } });
  await mergeVisitorCart();
  expect(readVisitorCart()).toHaveLength(2);
});

it('keeps products that were added during the merge', async () => {
  fakeServer({
    [merge]: () => {
      addToVisitorCart(productCard({ id: '0192a0b0-0000-7000-8000-0000000000c3', title: 'La fourmi' }));
      return { status: 200, body: { skipped: [] } };
    },
  });
  await mergeVisitorCart();
  expect(readVisitorCart().map(({ title }) => title)).toEqual(['La fourmi']);
});
