import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { purchaseCard, purchaseId } from '@/testing/purchase.ts';
import { openPurchases } from '../testing/open-purchases.tsx';

const path = `/marketplace/purchased/${purchaseId}`;
const failure = (status: number, code: string) => ({ status, body: { error: 'x', code } });

it('shows a single purchase with the actions to open it', async () => {
  openPurchases({ path, purchases: [purchaseCard()] });
  await screen.findByRole('heading', { name: 'Le renard' });
  screen.getByRole('button', { name: 'Import to library: “Le renard”' });
  screen.getByRole('button', { name: 'Download “Le renard”' });
});

it('opens the purchase from the link in an old notification', async () => {
  openPurchases({ path: `/my-purchases?purchase=${purchaseId}`, purchases: [purchaseCard()] });
  await screen.findByRole('heading', { name: 'Your purchase' });
});

it('shows that a purchase doesn’t exist', async () => {
  openPurchases({ path, failure: failure(404, 'purchase_not_found') });
  await screen.findByText('This purchase isn’t available');
  screen.getByText('This purchase doesn’t exist.');
  expect(screen.getByRole('link', { name: 'My Purchases' }).getAttribute('href')).toBe(
    '/marketplace/purchased',
  );
});

it('says when a purchase was refunded and links to the orders', async () => {
  openPurchases({ path, failure: failure(403, 'purchase_refunded') });
  await screen.findByText('This order was refunded or canceled, so you no longer have this purchase.');
  expect(screen.getByRole('link', { name: 'Your orders' }).getAttribute('href')).toBe('/order-history');
});
