import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { product } from '../../../testing/product.ts';
import { purchaseId } from '../../../testing/purchase.ts';
import { openShop } from '../testing/open-shop.tsx';

const path = `/shop/${product().id}`;

it('says how much of a book one would understand, and lets one read its beginning', async () => {
  openShop({ path });
  await screen.findByRole('heading', { name: 'Le renard' });
  await screen.findByText('12.4% of its words are unknown to you');
  screen.getByText('A good next step: enough new words to learn, few enough to follow.');
  await screen.findByText('Le renard vit les raisins.');
  screen.getByText('Des raisins trop verts.');
});

it('puts it into the cart and counts it there', async () => {
  const { user, changes } = openShop({ path });
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
  await screen.findByRole('link', { name: 'Cart (1)' });
  expect(changes()).toEqual([['PUT', `/api/shop/cart/${product().id}/`]]);
});

it('tells a shop client no share of words', async () => {
  const { askedFor } = openShop({ path, user: { account_type: 'shop_client', current_language: null } });
  await screen.findByText('Le renard vit les raisins.');
  expect(askedFor('words/')).toBe(false);
});

it('sells nothing twice, and nothing that is no longer sold', async () => {
  openShop({ path, shown: product({ isOwned: true, isOnSale: false }) });
  await screen.findByText('You have this already.');
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
});

it('opens what the person has bought, in place of selling it', async () => {
  openShop({ path, shown: product({ isOwned: true, purchaseId }) });
  await screen.findByRole('button', { name: 'Import to SaaS: “Le renard”' });
  screen.getByRole('button', { name: 'Download “Le renard”' });
  expect(screen.queryByRole('link', { name: 'Buy now' })).toBeNull();
});

it('says that a product is gone', async () => {
  openShop({ path: '/shop/nothing' });
  await screen.findByText('This product does not exist');
});

it('labels a book with a price as premium content', async () => {
  openShop({ path });
  await screen.findByText('Premium content');
  expect(screen.queryByText('Interactive')).toBeNull();
});

it('labels what has both words and sound as interactive, and what costs nothing as free', async () => {
  openShop({ path, shown: product({ type: 'video', duration: 600, isFree: true }) });
  await screen.findByText('Free content');
  screen.getByText('Interactive');
});
