import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { ebookId, ebooksResponse, sampleEbook } from '../testing/ebook.ts';
import { openEbooks } from '../testing/open-ebooks.tsx';
import { ManagePage } from './manage-page.tsx';

const list = 'GET /api/ebooks/';
const bulkRoute = 'POST /api/ebooks/bulk/';
const open = (search = '') => openEbooks(<ManagePage />, `/ebooks/manage${search}`);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const outcome = (number: number, more: object = {}) => ({
  id: ebookId(number),
  ok: true,
  changed: true,
  before: 'draft',
  error: null,
  missing: [],
  ...more,
});

it('shows the details of each ebook with its sales and revenue', async () => {
  const processingEbook = sampleEbook(2, { preparation: 'running', progress: 40, isFree: true, price: 0 });
  fakeServer({
    [list]: ebooksResponse([sampleEbook(1, { discountPercentage: 20 }), processingEbook], { draft: 2 }),
  });
  open();
  const [, first, second] = await screen.findAllByRole('row');
  const cells = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(first)).toEqual(
    expect.arrayContaining([
      'Draft',
      'FrenchBeginner',
      'DRM protected$4.9920% off',
      '12',
      '7',
      '$34.93',
      'Nov 1, 2026',
    ]),
  );
  expect(cells(second)).toEqual(expect.arrayContaining(['DraftPreparing40%', 'DRM protectedFree']));
  expect(screen.getByText('All').nextSibling?.textContent).toBe('2');
});

it('sorts by a column and queries the server with the filters', async () => {
  const received = fakeServer({ [list]: ebooksResponse([sampleEbook()]) });
  open();
  await screen.findByRole('button', { name: 'Ebook 1' });
  press('Revenue');
  await waitFor(() => expect(received.at(-1)?.query).toMatchObject({ sort: 'revenue', direction: 'desc' }));
  press('Revenue');
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: 'free' } });
  await waitFor(() =>
    expect(received.at(-1)?.query).toMatchObject({ sort: 'revenue', direction: 'asc', isFree: 'true' }),
  );
  expect(screen.getByTestId('url').textContent).toBe('/ebooks/manage?price=free&sort=revenue&direction=asc');
});

it('archives several ebooks, shows why one failed, and restores each one’s previous status on undo', async () => {
  const received = fakeServer({
    [list]: ebooksResponse([sampleEbook(1), sampleEbook(2, { status: 'published' }), sampleEbook(3)]),
    [bulkRoute]: (_request, count) => ({
      status: 200,
      body: {
        results:
          count === 1
            ? [
                outcome(1),
                outcome(2, { before: 'published' }),
                outcome(3, { ok: false, changed: false, before: null, error: 'ebook_not_found' }),
              ]
            : [outcome(1)],
      },
    }),
  });
  open();
  fireEvent.click(await screen.findByLabelText('Select all on this page'));
  press('Archive');
  expect(await screen.findByText('2 ebooks archived, 1 failed')).toBeTruthy();
  expect(screen.getByText('This ebook doesn’t exist.')).toBeTruthy();
  press('Undo');
  await waitFor(() =>
    expect(received.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { ids: [ebookId(1), ebookId(2), ebookId(3)], action: 'archive' },
      { ids: [ebookId(1)], action: 'draft' },
      { ids: [ebookId(2)], action: 'publish' },
    ]),
  );
});

it('edits an ebook and sends only the changed fields', async () => {
  const received = fakeServer({
    [list]: ebooksResponse([sampleEbook()]),
    'GET /api/pricing-tiers/': { status: 200, body: { tiers: [] } },
    [`PATCH /api/ebooks/${ebookId(1)}/`]: { status: 200, body: sampleEbook(1, { title: 'New' }) },
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Ebook 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit ebook' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /Price/ }), { target: { value: '0' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Price must be greater than 0')).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox', { name: /Price/ }), { target: { value: '5,50' } });
  fireEvent.change(dialog.getByRole('textbox', { name: /Title/ }), { target: { value: 'New' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(received.find(({ method }) => method === 'PATCH')?.body).toEqual({
      title: 'New',
      money: { amount: 550, currency: 'USD' },
    }),
  );
  expect(await screen.findByText('Ebook saved successfully')).toBeTruthy();
});

it('shows a loading error and, after a retry, the empty state', async () => {
  fakeServer({
    [list]: (_request, count) =>
      count === 1 ? { status: 404, body: { code: 'route_not_found', error: 'x' } } : ebooksResponse([]),
  });
  open();
  expect(await screen.findByText('Couldn’t load the ebooks')).toBeTruthy();
  press('Try Again');
  expect(await screen.findByText('No ebooks yet')).toBeTruthy();
});

it('adds a sample ebook from the empty state', async () => {
  const sample = sampleEbook(9, { title: 'The Wrong Umbrella', isFree: true });
  let shelf: (typeof sample)[] = [];
  const received = fakeServer({
    [list]: () => ebooksResponse(shelf),
    'POST /api/ebooks/sample/': () => {
      shelf = [sample];
      return { status: 201, body: sample };
    },
  });
  open();
  await screen.findByText('No ebooks yet');
  press('Add a sample');
  expect(await screen.findByText(/^“The Wrong Umbrella” was added as a draft/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'The Wrong Umbrella' })).toBeTruthy();
  expect(screen.queryByText('No ebooks yet')).toBeNull();
  expect(received.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
