import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { id, list, openPricing, row, tier } from '../testing/open-pricing.tsx';

const result = (number: number, error: string | null = null) => ({
  id: id(number),
  ok: error === null,
  changed: error === null,
  error,
});
const select = async (...titles: string[]) => {
  for (const title of titles) {
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(title) }));
  }
};

it('sets a discount for several products, and rejects discounts that aren’t between 0 and 100 percent', async () => {
  const received = fakeServer({
    'GET /api/content-pricing/': list(row(1), row(2), row(3)),
    'POST /api/content-pricing/bulk/': { status: 200, body: { results: [result(1), result(2)] } },
  });
  const sent = () => received.filter(({ method }) => method === 'POST').map(({ body }) => body);
  openPricing('/content');
  await select('Book 1', 'Book 2');
  await userEvent.click(screen.getByRole('button', { name: 'Set discount…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Discount for 2 products' }));
  const applyButton = dialog.getByRole('button', { name: 'Set discount' });
  await userEvent.click(applyButton);
  expect(dialog.getByText('A discount must be from 0 to 100 percent')).toBeTruthy();
  const field = dialog.getByRole('textbox', { name: 'Discount' });
  await userEvent.type(field, '120');
  await userEvent.click(applyButton);
  expect(dialog.getByText('A discount must be from 0 to 100 percent')).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '25');
  await userEvent.click(applyButton);
  expect(await screen.findByText('2 products changed')).toBeTruthy();
  expect(sent()).toEqual([{ ids: [id(1), id(2)], action: 'discount', discountPercentage: 25 }]);
  expect(screen.queryByRole('region', { name: 'Selected products' })).toBeNull();
});

it('deletes several tiers after confirmation and reports those that failed', async () => {
  let tiers = [tier(), tier({ id: id(2), name: 'Yearly', productCount: 1 })];
  const received = fakeServer({
    'GET /api/pricing-tiers/': () => ({ status: 200, body: { tiers } }),
    'POST /api/pricing-tiers/bulk/': () => {
      tiers = tiers.slice(1);
      return { status: 200, body: { results: [result(1), result(2, 'tier_not_found')] } };
    },
  });
  const sent = () => received.filter(({ method }) => method === 'POST').map(({ body }) => body);
  openPricing();
  await select('Monthly', 'Yearly');
  const bar = within(screen.getByRole('region', { name: 'Selected tiers' }));
  await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
  const confirmation = within(await screen.findByRole('dialog', { name: 'Delete 2 tiers?' }));
  expect(confirmation.getByText('3 products will keep their price.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.click(confirmation.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 pricing tier deleted')).toBeTruthy();
  expect(screen.getByText('1 pricing tier couldn’t be deleted')).toBeTruthy();
  expect(sent()).toEqual([{ ids: [id(1), id(2)], action: 'delete' }]);
  await waitFor(() => expect(screen.queryByText('Monthly')).toBeNull());
});
