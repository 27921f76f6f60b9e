import type { Product, ProductCard } from '@glossa/contract/shop';
import { Notifications } from '@mantine/notifications';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { product } from '@/testing/product.ts';
import { purchaseCard, purchaseId } from '@/testing/purchase.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { CartPage } from '../pages/cart-page.tsx';
import { ProductPage } from '../pages/product-page.tsx';
import { ShopPage } from '../pages/shop-page.tsx';

/** Renders the shop, a product or the cart at `path`. A search for `dog` has no results. */
export function openShop({
  products = [],
  cart = [],
  openProduct = product(),
  path = '/shop',
  user: account = {},
  isVisitor = false,
  isOffline = false,
}: {
  products?: readonly ProductCard[];
  cart?: readonly (ProductCard & { isOnSale: boolean })[];
  /** The product whose page can be opened. */
  openProduct?: Product;
  path?: string;
  user?: Parameters<typeof sampleUser>[0];
  /** Whether the user is signed out. */
  isVisitor?: boolean;
  /** Makes requests for a visitor's cart fail. */
  isOffline?: boolean;
}) {
  document.cookie = 'csrftoken=test; Path=/';
  const items = [...cart];
  const productPath = `/api/shop/products/${openProduct.id}/`;
  const received = fakeServer({
    'GET /api/shop/products/': ({ query }) => {
      const results = query['search'] === 'dog' ? [] : products;
      return {
        status: 200,
        body: { results, count: results.length, next: null, previous: null, more: false },
      };
    },
    [`GET ${productPath}`]: { status: 200, body: openProduct },
    [`GET ${productPath}preview/`]: {
      status: 200,
      body: { text: 'Le renard vit les raisins.', direction: 'ltr', sample: null },
    },
    [`GET ${productPath}words/`]: {
      status: 200,
      body: {
        unknownWordsPercentage: 12.4,
        knowledge: { new: 100, learning: 49, known: 1051, ignored: 0 },
        newWords: 80,
      },
    },
    'GET /api/shop/cart/preview/': () =>
      isOffline
        ? { status: 503, body: { error: 'x', code: 'unavailable' } }
        : { status: 200, body: { items } },
    [`GET /api/shop/my-purchases/${purchaseId}/`]: { status: 200, body: purchaseCard() },
    'GET /api/shop/cart/': () => ({ status: 200, body: { items } }),
    [`PUT /api/shop/cart/${openProduct.id}/`]: () => {
      items.push({ ...openProduct, isOnSale: true });
      return { status: 204 };
    },
    [`DELETE /api/shop/cart/${openProduct.id}/`]: () => {
      items.splice(0);
      return { status: 204 };
    },
  });
  const user = userEvent.setup();
  renderApp(
    <>
      <Notifications />
      <Routes>
        <Route path="/shop" element={<ShopPage />} />
        <Route path="/shop/:id" element={<ProductPage />} />
        <Route path="/cart" element={<CartPage />} />
      </Routes>
    </>,
    {
      path,
      session: isVisitor
        ? {}
        : { state: { status: 'authenticated', user: sampleUser({ current_language: 'fr', ...account }) } },
    },
  );
  return {
    user,
    changes: () =>
      received
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path: requestPath }) => [method, requestPath]),
    paths: () => received.map(({ method, path: requestPath }) => `${method} ${requestPath}`),
    listQuery: () =>
      received.findLast(({ path: requestPath }) => requestPath === '/api/shop/products/')?.query,
    hasRequested: (part: string) =>
      received.some(({ path: requestPath }) => requestPath === `${productPath}${part}`),
  };
}
