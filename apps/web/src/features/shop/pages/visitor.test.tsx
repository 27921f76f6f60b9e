import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { addToVisitorCart, readVisitorCart } from '@/domain/cart/visitor-cart.ts';
import { product, productCard } from '@/testing/product.ts';
import { openShop } from '../testing/open-shop.tsx';

const raven = productCard({ id: '0192a0b0-0000-7000-8000-0000000000c2', title: 'Le corbeau' });

beforeEach(() => localStorage.clear());

it('shows a visitor all languages and sends no requests that require an account', async () => {
  const { listQuery, paths } = openShop({ products: [productCard()], isVisitor: true });
  await screen.findByText('1 product');
  expect(screen.getByText('Books and video courses for language learners.')).toBeTruthy();
  expect(listQuery()).toEqual({ page: '1', page_size: '24', sort: 'newest' });
  expect(paths()).toEqual(['GET /api/shop/products/']);
});

it('adds a product to the browser’s cart', async () => {
  const openProduct = product();
  const { user, paths } = openShop({ openProduct, path: `/shop/${openProduct.id}`, isVisitor: true });
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
  await screen.findByRole('link', { name: 'Go to cart' });
  await screen.findByText('Le renard vit les raisins.');
  expect(readVisitorCart().map(({ title }) => title)).toEqual(['Le renard']);
  expect(paths().filter((path) => !path.startsWith('GET /api/shop/'))).toEqual([]);
  expect(paths()).not.toContain(`GET /api/shop/products/${openProduct.id}/words/`);
  expect(screen.getByRole('link', { name: 'Buy now' }).getAttribute('href')).toBe(
    `/checkout?product=${openProduct.id}`,
  );
});

it('excludes items that are no longer for sale from the cart’s total', async () => {
  addToVisitorCart(productCard());
  addToVisitorCart(raven);
  openShop({ path: '/cart', isVisitor: true, cart: [{ ...productCard(), isOnSale: true }] });
  await screen.findByText('No longer for sale; it won’t be ordered.');
  within(screen.getByRole('region', { name: 'Subtotal' })).getByText('$4.99');
});

it('removes a product and undoes the removal', async () => {
  addToVisitorCart(productCard());
  const { user } = openShop({ path: '/cart', isVisitor: true, cart: [{ ...productCard(), isOnSale: true }] });
  await user.click(await screen.findByRole('button', { name: 'Remove “Le renard” from the cart' }));
  await screen.findByText('Your cart is empty');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('link', { name: 'Le renard' });
  expect(readVisitorCart()).toHaveLength(1);
});

it('shows the cart offline', async () => {
  addToVisitorCart(raven);
  openShop({ path: '/cart', isVisitor: true, isOffline: true });
  await screen.findByRole('link', { name: 'Le corbeau' });
  expect(screen.queryByText('No longer for sale; it won’t be ordered.')).toBeNull();
});
