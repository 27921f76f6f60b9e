import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { catalogResponse, catalogVideo, videoId } from './testing/catalog-video.ts';
import { list, openCatalog, press } from './testing/open-catalog.tsx';

const patch = `PATCH /api/videos/${videoId(1)}/`;

async function openEdit(video = catalogVideo(1), response?: { status: number; body: unknown }) {
  const received = fakeServer({
    [list]: catalogResponse([video]),
    [patch]: response ?? { status: 200, body: video },
  });
  openCatalog();
  await screen.findByText('Video 1');
  press('Video 1');
  const dialog = within(await screen.findByRole('dialog'));
  return {
    dialog,
    fill: (label: RegExp, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } }),
    save: () => fireEvent.click(dialog.getByRole('button', { name: 'Save' })),
    sent: () => received.filter(({ method }) => method === 'PATCH').map(({ body }) => body),
  };
}

it('sends only the changed fields, with the price in minor units', async () => {
  const { dialog, fill, save, sent } = await openEdit();
  fill(/^Title/, 'Wild bees');
  fireEvent.click(dialog.getByLabelText('Free'));
  fill(/^Price/, '19,5');
  fill(/^Currency/, 'EUR');
  fireEvent.click(dialog.getByText('Published'));
  save();
  expect(await screen.findByText('Video saved successfully')).toBeTruthy();
  expect(sent()).toEqual([
    {
      title: 'Wild bees',
      isFree: false,
      money: { amount: 1950, currency: 'EUR' },
      status: 'published',
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('sends nothing when nothing has changed', async () => {
  const { save, sent } = await openEdit();
  save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([]);
});

it('requires an author and a valid price to publish, but no author for a draft', async () => {
  const { dialog, fill, save, sent } = await openEdit();
  fill(/^Author/, '');
  fireEvent.click(dialog.getByText('Published'));
  fireEvent.click(dialog.getByLabelText('Free'));
  fill(/^Price/, 'ten');
  save();
  expect(await dialog.findByText('Author is required')).toBeTruthy();
  expect(dialog.getByText('Valid price is required for paid content')).toBeTruthy();
  fireEvent.click(dialog.getByText('Draft'));
  fill(/^Price/, '10');
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('shows the field errors that the server returns', async () => {
  const { dialog, fill, save } = await openEdit(catalogVideo(1), {
    status: 400,
    body: { error: 'x', code: 'invalid_request', fields: { category: ['Category is required'] } },
  });
  fill(/^Description/, 'Other words');
  save();
  expect(await dialog.findByText('Category is required')).toBeTruthy();
});

it('doesn’t offer to publish a video that is still processing', async () => {
  const { dialog } = await openEdit(catalogVideo(1, { status: 'processing', file: null }));
  expect(dialog.queryByText('Published')).toBeNull();
});
