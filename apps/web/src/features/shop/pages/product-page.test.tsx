import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { product } from '@/testing/product.ts';
import { purchaseId } from '@/testing/purchase.ts';
import { openShop } from '../testing/open-shop.tsx';

const path = `/shop/${product().id}`;

it('shows how much of a book the learner would understand, and a preview', async () => {
  openShop({ path });
  await screen.findByRole('heading', { name: 'Le renard' });
  await screen.findByText('You don’t know 12.4% of the words');
  screen.getByText('A good next step: enough new words to learn, but easy enough to follow.');
  await screen.findByText('Le renard vit les raisins.');
  screen.getByText('Des raisins trop verts.');
});

it('adds the product to the cart and updates the count', async () => {
  const { user, changes } = openShop({ path });
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
  await screen.findByRole('link', { name: 'Cart (1)' });
  expect(changes()).toEqual([['PUT', `/api/shop/cart/${product().id}/`]]);
});

it('hides the word coverage from shop clients', async () => {
  const { hasRequested } = openShop({ path, user: { account_type: 'shop_client', current_language: null } });
  await screen.findByText('Le renard vit les raisins.');
  expect(hasRequested('words/')).toBe(false);
});

it('doesn’t sell a product that is already owned or no longer for sale', async () => {
  openShop({ path, openProduct: product({ isOwned: true, isOnSale: false }) });
  await screen.findByText('You already own this.');
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
});

it('offers to open a purchased product instead of selling it', async () => {
  openShop({ path, openProduct: product({ isOwned: true, purchaseId }) });
  await screen.findByRole('button', { name: 'Import to library: “Le renard”' });
  screen.getByRole('button', { name: 'Download “Le renard”' });
  expect(screen.queryByRole('link', { name: 'Buy now' })).toBeNull();
});

it('shows that a product doesn’t exist', async () => {
  openShop({ path: '/shop/nothing' });
  await screen.findByText('This product doesn’t exist');
});

it('labels a book with a price as premium content', async () => {
  openShop({ path });
  await screen.findByText('Premium content');
  expect(screen.queryByText('Interactive')).toBeNull();
});

it('labels a video as interactive and a product without a price as free', async () => {
  openShop({ path, openProduct: product({ type: 'video', duration: 600, isFree: true }) });
  await screen.findByText('Free content');
  screen.getByText('Interactive');
});
