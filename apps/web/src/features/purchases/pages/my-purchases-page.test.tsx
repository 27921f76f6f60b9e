import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { purchaseCard, purchaseId } from '@/testing/purchase.ts';
import { openPurchases } from '../testing/open-purchases.tsx';

const file = (end: string) => ({
  id: `0192a0b0-0000-7000-8000-0000000000f${end}`,
  name: `Leçon ${end}.mp3`,
  format: 'mp3',
  bytes: 100,
  url: `/media/purchases/x/${end}`,
});
const download = (...files: ReturnType<typeof file>[]) => ({
  status: 200,
  body: { files, expires_at: '2026-11-01T10:15:00.000Z', download_count: 1, max_downloads: 5 },
});

it('imports after confirmation and then links to the reader', async () => {
  const { user, sent } = openPurchases({ purchases: [purchaseCard()] });
  await user.click(await screen.findByRole('button', { name: 'Import to library: “Le renard”' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Import' }));
  const link = await screen.findByRole('link', { name: 'Open in reader: “Le renard”' });
  expect(link.getAttribute('href')).toBe('/reading/0192a0b0-0000-7000-8000-0000000000f1');
  expect(sent()).toEqual([['import/', null]]);
});

it('imports and opens the text in one step', async () => {
  const { user, sent } = openPurchases({ purchases: [purchaseCard()] });
  await user.click(await screen.findByRole('button', { name: 'Import to library: “Le renard”' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Import and open' }));
  expect(await screen.findByText('the reader')).toBeTruthy();
  expect(sent()).toEqual([['import/', null]]);
});

it('opens each part of a bundle', async () => {
  const entry = (end: string, kind: 'text' | 'video', title: string) => ({
    id: `0192a0b0-0000-7000-8000-0000000000f${end}`,
    kind,
    title,
  });
  const entries = [entry('1', 'text', 'Volume one'), entry('2', 'video', 'Lesson one')];
  openPurchases({
    purchases: [purchaseCard({ type: 'bundle', isImported: true, canImport: false, entries })],
  });
  const parts = within(await screen.findByRole('list', { name: 'Parts of “Le renard”' }));
  const linkOf = (title: string) => parts.getByRole('link', { name: `Open “${title}”` }).getAttribute('href');
  expect(linkOf('Volume one')).toBe(`/reading/${entries[0]?.id}`);
  expect(linkOf('Lesson one')).toBe(`/videos/learn/${entries[1]?.id}`);
});

it('shows that no downloads are left', async () => {
  openPurchases({ purchases: [purchaseCard({ max_downloads: 2, download_count: 2 })] });
  const button = await screen.findByRole('button', { name: 'Download “Le renard”' });
  expect(button.matches(':disabled, [data-disabled]')).toBe(true);
  expect(screen.getByText('You’ve used all downloads of this purchase.')).toBeTruthy();
});

it('starts learning the text’s language before opening the text when no language is selected', async () => {
  const entry = { id: '0192a0b0-0000-7000-8000-0000000000f1', kind: 'text' as const, title: 'Le renard' };
  const { user, sent } = openPurchases({
    purchases: [purchaseCard({ isImported: true, canImport: false, entries: [entry] })],
    account: { current_language: null, selected_languages: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Open in reader: “Le renard”' }));
  expect(await screen.findByText('the reader')).toBeTruthy();
  expect(sent()).toEqual([['/api/auth/start-learning/', { language: 'fr' }]]);
});

it('saves a star rating', async () => {
  const { user, sent } = openPurchases({ purchases: [purchaseCard()] });
  const stars = await screen.findByRole('radiogroup', { name: 'Rate “Le renard”' });
  await user.click(within(stars).getByRole('radio', { name: '4 stars' }));
  await screen.findByText('Your rating');
  expect(sent()).toEqual([['rating/', { rating: 4 }]]);
});

it('shows how many downloads are left, and registers a device for a protected purchase', async () => {
  const { user, sent, device } = openPurchases({
    purchases: [purchaseCard({ needs_device: true, max_downloads: 5, download_count: 2 })],
    download: download(file('1'), file('2')),
  });
  await user.click(await screen.findByRole('button', { name: 'Download “Le renard”' }));
  await screen.findByText('3 of 5 downloads left (including this one).');
  const name = screen.getByRole('textbox', { name: 'Name for this device' });
  await user.clear(name);
  await user.type(name, 'Mine');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Download' }));
  expect((await screen.findByRole('link', { name: 'Save Leçon 2.mp3' })).getAttribute('href')).toBe(
    '/media/purchases/x/2',
  );
  expect(sent()).toEqual([
    ['/api/shop/devices/', { name: 'Mine' }],
    ['download/', { device_id: device }],
  ]);
});

it('shows why a download was rejected', async () => {
  const { user } = openPurchases({
    purchases: [purchaseCard()],
    download: { status: 409, body: { error: 'x', code: 'downloads_spent' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Download “Le renard”' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('You’ve used all downloads of this purchase.');
});

it('offers to buy an expired purchase again, but not to download it', async () => {
  openPurchases({
    purchases: [purchaseCard({ is_expired: true, canImport: false, expires_at: '2026-01-01T10:00:00.000Z' })],
  });
  const link = await screen.findByRole('link', { name: 'Buy again' });
  expect(link.getAttribute('href')).toBe(`/shop/${purchaseCard().product_id}`);
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
});

it('filters by status, and shows all purchases again after a search without results', async () => {
  const { user, listQuery } = openPurchases({
    purchases: [purchaseCard()],
    path: '/my-purchases?search=dog',
  });
  await screen.findByText('No matching purchases');
  await user.click(screen.getByRole('button', { name: 'Show all purchases' }));
  await screen.findByRole('heading', { name: 'Le renard' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Not imported');
  await waitFor(() =>
    expect(listQuery()).toEqual({ page: '1', page_size: '12', status: 'not-imported', sort: 'date-desc' }),
  );
});

it('shows totals and the details of each purchase', async () => {
  const gift = purchaseCard({
    id: '0192a0b0-0000-7000-8000-0000000000d2',
    title: 'La fourmi',
    description: '',
    isFree: true,
    price: 0,
    rating: 4,
  });
  openPurchases({ purchases: [purchaseCard(), gift] });
  const list = within(await screen.findByRole('list', { name: 'My Purchases' }));
  const [fox, ant] = list.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  const tile = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(['Total Purchases', 'In your library', 'Video Courses', 'Rated Items'].map(tile)).toEqual([
    '2',
    '0',
    '0',
    '0',
  ]);
  for (const text of [
    '$4.99',
    'Beginner',
    'Ebook · French',
    'Des raisins trop verts.',
    'Bought Nov 1, 2026',
    'Import to library',
    'Rate this',
  ]) {
    expect(within(fox).getByText(text)).toBeTruthy();
  }
  for (const text of ['FREE', 'Your rating']) expect(within(ant).getByText(text)).toBeTruthy();
});

it('offers every kind, status and sort order', async () => {
  openPurchases({ purchases: [purchaseCard()] });
  await screen.findByRole('heading', { name: 'Le renard' });
  const choices = (name: string) =>
    [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ value }) => value);
  expect(choices('Type')).toEqual(['', 'text', 'video', 'audio', 'bundle']);
  expect(choices('Status')).toEqual(['all', 'imported', 'not-imported', 'free']);
  expect(choices('Sort by')).toEqual([
    'date-desc',
    'date-asc',
    'title-asc',
    'title-desc',
    'price-desc',
    'price-asc',
    'rating-desc',
  ]);
});

it('links to the shop when nothing has been purchased', async () => {
  openPurchases({ purchases: [] });
  expect((await screen.findByRole('link', { name: 'Go to the shop' })).getAttribute('href')).toBe('/shop');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('shows a preview of the text', async () => {
  const { user } = openPurchases({ purchases: [purchaseCard({ id: purchaseId })] });
  await user.click(await screen.findByRole('button', { name: 'Preview “Le renard”' }));
  await screen.findByText('Le renard vit les raisins.');
});
