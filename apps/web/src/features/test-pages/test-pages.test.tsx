import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { productCard } from '@/testing/product.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { PaymentTestPage } from './payment-test-page.tsx';
import { ShopTestPage } from './shop-test-page.tsx';

function open(Page: ComponentType, { testPages = true, visitor = false } = {}) {
  document.cookie = 'csrftoken=token; Path=/';
  const received = fakeServer({
    'GET /api/payment/config/': {
      status: 200,
      body: { configured: true, provider: 'test', test: true, publicKey: null, testPages },
    },
    'GET /api/shop/products/': {
      status: 200,
      body: { results: [productCard()], count: 1, next: null, previous: null, more: false },
    },
    'POST /api/shop/orders/': {
      status: 409,
      body: { code: 'product_owned', error: 'You already own this.' },
    },
  });
  renderApp(<Page />, {
    path: '/test-shop',
    session: visitor ? {} : { state: { status: 'authenticated', user: sampleUser() } },
  });
  return { user: userEvent.setup(), paths: () => received.map(({ method, path }) => `${method} ${path}`) };
}

it('shows the server’s response to each payment step', async () => {
  const { user, paths } = open(PaymentTestPage);
  await user.click(await screen.findByRole('button', { name: 'Order and start payment' }));
  await screen.findByText('Failed');
  screen.getByText(/product_owned/);
  // Without an order, there is nothing to pay for.
  expect(paths()).not.toContain('POST /api/payment/create-payment-intent/');
});

it('calls every endpoint of the shop API', async () => {
  const { user, paths } = open(ShopTestPage);
  await user.click(await screen.findByRole('button', { name: 'Call everything' }));
  await screen.findByText('GET /api/shop/my-purchases/');
  expect(paths()).toEqual(expect.arrayContaining(['GET /api/shop/cart/', 'POST /api/shop/quote/']));
});

it('calls only public endpoints for a visitor', async () => {
  const { user, paths } = open(ShopTestPage, { visitor: true });
  await user.click(await screen.findByRole('button', { name: 'Call everything' }));
  await screen.findByText(/\/preview\/$/);
  expect(paths().filter((path) => !/\/(payment\/config|shop\/products)\//.test(path))).toEqual([]);
  const link = screen.getByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/login?next=%2Ftest-shop');
});

it('lets a visitor see the payment test but not place an order', async () => {
  open(PaymentTestPage, { visitor: true });
  const button = await screen.findByRole('button', { name: 'Order and start payment' });
  expect(button.hasAttribute('disabled')).toBe(true);
});

it('is unavailable in production', async () => {
  open(ShopTestPage, { testPages: false });
  await screen.findByText('Test pages aren’t available in production.');
  expect(screen.queryByRole('button')).toBeNull();
});
