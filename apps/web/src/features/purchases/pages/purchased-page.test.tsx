import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { marketplacePurchase, purchaseId } from '../../../testing/purchase.ts';
import { openPurchases } from '../testing/open-purchases.tsx';

const path = '/marketplace/purchased';

it('shows how far one has come, and goes on by a quarter or to the end', async () => {
  const { user, sent } = openPurchases({ path, marketplace: [marketplacePurchase()] });
  await screen.findByText('25%');
  screen.getByText('1 of 5 downloads used');
  await user.click(screen.getByRole('button', { name: 'Go on by 25% in “Le renard”' }));
  await user.click(screen.getByRole('button', { name: 'Mark “Le renard” as completed' }));
  const at = `/api/marketplace/purchases/${purchaseId}/progress/`;
  await waitFor(() =>
    expect(sent()).toEqual([
      [at, { complete: false }],
      [at, { complete: true }],
    ]),
  );
});

it('says what is completed', async () => {
  const done = { progress_percentage: 100, completed: true };
  openPurchases({ path, marketplace: [marketplacePurchase({ access_info: done })] });
  await screen.findByText('Completed');
  expect(screen.queryByRole('button', { name: /Go on/ })).toBeNull();
});

it('says nothing of a way that is not begun', async () => {
  const fresh = { progress_percentage: 0, completed: false };
  openPurchases({ path, marketplace: [marketplacePurchase({ access_info: fresh })] });
  await screen.findByRole('button', { name: 'Go on by 25% in “Le renard”' });
  expect(screen.queryByText('0%')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('leads back from a kind that was not bought', async () => {
  const { user } = openPurchases({ path: `${path}?type=audio` });
  await screen.findByText('No purchase fits');
  await user.click(screen.getByRole('button', { name: 'Show all purchases' }));
  await screen.findByText('You have not bought anything yet');
});
