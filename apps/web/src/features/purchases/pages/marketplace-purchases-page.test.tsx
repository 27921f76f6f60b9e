import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { marketplacePurchase, purchaseCard, purchaseId } from '@/testing/purchase.ts';
import { openPurchases } from '../testing/open-purchases.tsx';

const path = '/marketplace/purchased';

it('shows the progress and advances it by a quarter or to the end', async () => {
  const { user, sent } = openPurchases({ path, marketplace: [marketplacePurchase()] });
  await screen.findByText('25%');
  screen.getByText('1 of 5 downloads used');
  await user.click(screen.getByRole('button', { name: 'Advance “Le renard” by 25%' }));
  await user.click(screen.getByRole('button', { name: 'Mark “Le renard” as completed' }));
  const progressPath = `/api/marketplace/purchases/${purchaseId}/progress/`;
  await waitFor(() =>
    expect(sent()).toEqual([
      [progressPath, { complete: false }],
      [progressPath, { complete: true }],
    ]),
  );
});

it('shows that a purchase is completed and can’t be advanced further', async () => {
  const completedFields = { progress_percentage: 100, completed: true };
  openPurchases({ path, marketplace: [marketplacePurchase({ access_info: completedFields })] });
  await screen.findByText('Completed');
  expect(screen.queryByRole('button', { name: /^Advance/ })).toBeNull();
});

it('shows no progress before the purchase is started', async () => {
  const unstarted = { progress_percentage: 0, completed: false };
  openPurchases({ path, marketplace: [marketplacePurchase({ access_info: unstarted })] });
  await screen.findByRole('button', { name: 'Advance “Le renard” by 25%' });
  expect(screen.queryByText('0%')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('filters by kind and sorts by date, title or progress', async () => {
  const { user, marketplaceQuery } = openPurchases({ path, marketplace: [marketplacePurchase()] });
  const kinds = within(await screen.findByRole('radiogroup', { name: 'Type' }));
  const radioLabels = kinds.getAllByRole('radio').map((one) => one.closest('label')?.textContent);
  expect(radioLabels).toEqual(['All', 'Ebooks', 'Videos', 'Audio', 'Bundles']);
  const sorts = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  expect([...sorts.options].map(({ value }) => value)).toEqual(['date', 'title', 'progress']);
  await user.click(kinds.getByRole('radio', { name: 'Videos' }));
  await user.selectOptions(sorts, 'progress');
  await waitFor(() =>
    expect(marketplaceQuery()).toEqual({ page: '1', page_size: '24', type: 'video', sort: 'progress' }),
  );
});

it('offers to show all purchases when none match the kind', async () => {
  const { user } = openPurchases({ path: `${path}?type=audio` });
  await screen.findByText('No matching purchases');
  await user.click(screen.getByRole('button', { name: 'Show all purchases' }));
  await screen.findByText('You haven’t bought anything yet');
});

it('imports and opens a text directly from its card', async () => {
  const { user } = openPurchases({ path, purchases: [purchaseCard()], marketplace: [marketplacePurchase()] });
  await user.click(await screen.findByRole('button', { name: 'Import to library: “Le renard”' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Import and open' }));
  expect(await screen.findByText('the reader')).toBeTruthy();
});

it('offers to watch, listen to and download an imported purchase', async () => {
  const id = '0192a0b0-0000-7000-8000-0000000000f1';
  const entries = [{ id, kind: 'video' as const, title: 'Le renard' }];
  openPurchases({
    path,
    marketplace: [marketplacePurchase({ entries, canImport: false, can_listen: true })],
  });
  const watch = await screen.findByRole('link', { name: 'Watch: “Le renard”' });
  expect([watch.textContent, watch.getAttribute('href')]).toEqual(['Watch', `/videos/learn/${id}`]);
  const listen = screen.getByRole('link', { name: 'Listen to “Le renard”' });
  expect(listen.getAttribute('href')).toBe(`/marketplace/purchased/${purchaseId}/listen`);
  screen.getByRole('button', { name: 'Download “Le renard”' });
});

it('lets a shop client download a text, and suggests choosing a learning language to read it', async () => {
  openPurchases({
    path,
    marketplace: [marketplacePurchase()],
    account: { account_type: 'shop_client', current_language: null, selected_languages: [] },
  });
  await screen.findByRole('button', { name: 'Download “Le renard”' });
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  const start = screen.getByRole('link', { name: 'Choose a learning language to read this' });
  expect(start.getAttribute('href')).toBe('/start-learning');
});
