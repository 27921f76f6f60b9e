import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { id, list, openPricing, row, savedAt, tier } from '../testing/open-pricing.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const conflict = { status: 409, body: { error: 'x', code: 'changed_meanwhile' } };

const drm = {
  enabled: true,
  watermarkText: '{buyer}',
  allowOfflineAccess: true,
  maxDevices: 3,
  expirationDays: 365,
  allowPrinting: false,
  allowCopying: false,
  encryptionLevel: 'standard',
  lastUpdated: savedAt,
};

it('has tabs for tiers, DRM and prices', async () => {
  fakeServer({ 'GET /api/pricing-tiers/': { status: 200, body: { tiers: [] } } });
  openPricing();
  const tabs = within(await screen.findByRole('navigation', { name: 'Pricing & DRM' }));
  expect(
    tabs
      .getAllByRole('link')
      .slice(0, 3)
      .map((tab) => [tab.textContent, tab.getAttribute('href')]),
  ).toEqual([
    ['Pricing Tiers', '/content/pricing'],
    ['DRM Settings', '/content/pricing/drm'],
    ['Content Pricing', '/content/pricing/content'],
  ]);
});

it('shows tiers with their terms and creates a tier', async () => {
  const received = fakeServer({
    'GET /api/pricing-tiers/': { status: 200, body: { tiers: [tier()] } },
    'POST /api/pricing-tiers/': (_request, count) =>
      count === 1
        ? {
            status: 400,
            body: { code: 'invalid_request', error: 'x', fields: { name: ['Name is required'] } },
          }
        : { status: 201, body: tier() },
  });
  openPricing();
  const card = (await screen.findByText('Monthly')).closest('li') as HTMLElement;
  for (const fact of ['$9.90', '30 days of access', 'Unlimited downloads', 'All devices', 'Popular']) {
    expect(within(card).getByText(fact)).toBeTruthy();
  }
  press('New tier');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Name is required')).toBeTruthy();
  fill(dialog.getByRole('textbox', { name: /Name/ }), 'Yearly');
  fill(dialog.getByRole('textbox', { name: 'Price' }), '49,90');
  fill(dialog.getByLabelText('Downloads'), '3');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Pricing tier saved successfully')).toBeTruthy();
  expect(received.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Yearly',
    money: { amount: 4990, currency: 'USD' },
    maxDownloads: 3,
    validityDays: null,
  });
});

it('saves the DRM settings as a whole and doesn’t overwrite someone else’s changes', async () => {
  const otherEdit = { ...drm, maxDevices: 7, lastUpdated: '2026-11-02T10:00:00.000Z' };
  const received = fakeServer({
    'GET /api/drm-settings/': (_request, count) => ({ status: 200, body: count === 1 ? drm : otherEdit }),
    'PUT /api/drm-settings/': ({ body }, count) => (count === 1 ? conflict : { status: 200, body }),
  });
  openPricing('/drm');
  const devices = await screen.findByRole('textbox', { name: 'Devices' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  fill(devices, '5');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  press('Save');
  expect(await screen.findByText(/Someone else has changed this/)).toBeTruthy();
  press('Load the current version');
  await waitFor(() => expect((devices as HTMLInputElement).value).toBe('7'));
  fireEvent.click(screen.getByLabelText('Allow printing'));
  press('Save');
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(received.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    ...otherEdit,
    allowPrinting: true,
  });
});

it('sends only the changed price fields and warns about unsaved changes', async () => {
  const received = fakeServer({
    'GET /api/content-pricing/': list(row(1), row(2, { discountPercentage: 20, salePrice: 4 })),
    'GET /api/pricing-tiers/': { status: 200, body: { tiers: [] } },
    [`PATCH /api/content-pricing/${id(1)}/`]: { status: 200, body: row(1) },
  });
  openPricing('/content');
  const cells = within((await screen.findAllByRole('row'))[2] as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Ebook', '$5.00', '20%', '$4.00', 'On', 'Active']),
  );
  press('Book 1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Book 1' }));
  fill(dialog.getByRole('textbox', { name: 'Discount' }), '15');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  const confirmation = within(await screen.findByRole('dialog', { name: /changes|Leave/i }));
  fireEvent.click(confirmation.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(received.find(({ method }) => method === 'PATCH')?.body).toEqual({
      discountPercentage: 15,
      lastUpdated: savedAt,
    }),
  );
});

it('creates a bundle of products in the selected order', async () => {
  const received = fakeServer({
    'GET /api/content-pricing/': list(row(1), row(2), row(3, { type: 'bundle' })),
    'POST /api/content-pricing/': { status: 201, body: row(4) },
  });
  openPricing('/content');
  await screen.findAllByText('Book 1');
  press('New bundle');
  const dialog = within(await screen.findByRole('dialog'));
  const add = (name: RegExp) =>
    fireEvent.click(
      within(dialog.getByRole('list', { name: 'Products to add' })).getByRole('button', { name }),
    );
  await dialog.findByRole('button', { name: /Book 2/ });
  expect(dialog.queryByRole('button', { name: /Book 3/ })).toBeNull();
  add(/Book 1/);
  add(/Book 2/);
  fireEvent.click(dialog.getByRole('button', { name: 'Move “Book 2” up' }));
  fill(dialog.getByRole('textbox', { name: /Title/ }), 'Both');
  fill(dialog.getByRole('textbox', { name: 'Price' }), '8');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(received.find(({ method }) => method === 'POST')?.body).toMatchObject({
      title: 'Both',
      items: [id(2), id(1)],
      money: { amount: 800, currency: 'USD' },
    }),
  );
});

it('saves tax rates by country', async () => {
  const received = fakeServer({
    'GET /api/tax-rates/': { status: 200, body: { rates: [], version: 'a' } },
    'PUT /api/tax-rates/': ({ body }) => ({ status: 200, body: { ...(body as object), version: 'b' } }),
    'GET /api/shop-settings/': { status: 500, body: {} },
  });
  openPricing('/taxes');
  fireEvent.click(await screen.findByRole('button', { name: 'Add a country' }));
  fill(screen.getByLabelText('Country'), 'Germany');
  fill(screen.getByLabelText('Rate'), '19');
  press('Save');
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(received.find(({ method }) => method === 'PUT')?.body).toEqual({
    rates: [{ country: 'Germany', name: 'VAT', rate: 1900 }],
    version: 'a',
  });
});
