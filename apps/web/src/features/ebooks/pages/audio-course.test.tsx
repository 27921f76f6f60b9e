import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { mockUploads } from '@/testing/mock-uploads.ts';
import { ebookId, sampleEbook } from '../testing/ebook.ts';
import { openEbooks } from '../testing/open-ebooks.tsx';
import { ManagePage } from './manage-page.tsx';
import { UploadPage } from './upload-page.tsx';

const mp3 = (name: string) => new File(['audio'], name, { type: 'audio/mpeg' });
const course = sampleEbook(1, { type: 'audio', title: 'Lessons', trackCount: 2, duration: 90 });
const tracksPath = `/api/ebooks/${ebookId(1)}/tracks/`;
const trackId = (number: number) => `0192a0b0-0000-7000-8000-${String(number).padStart(12, '0')}`;
const track = (number: number, title: string) => ({
  id: trackId(number),
  title,
  name: `${title}.mp3`,
  bytes: 5,
  duration: 45,
  url: `/media/products/${ebookId(1)}/tracks/${trackId(number)}`,
});
const addTracks = (...files: File[]) =>
  fireEvent.change(document.querySelector('input[type=file][multiple]') as Element, { target: { files } });
const titles = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /Title of track/ });

it('uploads the course first and then its tracks in the selected order', async () => {
  const uploads = mockUploads();
  const received = fakeServer({
    'GET /api/pricing-tiers/': { status: 200, body: { tiers: [] } },
    'GET /api/ebooks/': {
      status: 200,
      body: { ebooks: [], count: 0, next: null, previous: null, statuses: {} },
    },
    [`PUT ${tracksPath}`]: { status: 200, body: { results: [] } },
  });
  openEbooks(<UploadPage />, '/ebooks/upload');
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'Audio course' }));
  await user.click(screen.getByRole('button', { name: 'Upload audio course' }));
  expect(await screen.findByText('Please choose an MP3 file')).toBeTruthy();
  addTracks(mp3('2 End.mp3'), mp3('10 Extra.mp3'), mp3('1 Start.mp3'), mp3('cover.wav'));
  expect(screen.getByText('cover.wav: Please upload an MP3 file')).toBeTruthy();
  expect(titles().map(({ placeholder }) => placeholder)).toEqual(['1 Start', '2 End', '10 Extra']);
  await user.click(screen.getByRole('button', { name: 'Move “2 End” up' }));
  await user.click(screen.getByRole('button', { name: 'Remove “10 Extra”' }));
  await user.type(titles()[1] as HTMLInputElement, 'The start');
  for (const [label, value] of [
    ['Title', 'Lessons'],
    ['Author', 'Ada'],
    ['Description', 'To hear'],
  ] as const) {
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  }
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'listening{Enter}');
  await user.click(screen.getByLabelText('Free'));
  await user.click(screen.getByRole('button', { name: 'Upload audio course' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]?.body.get('type')).toBe('audio');
  uploads[0]?.respond(201, course);
  await waitFor(() => expect(uploads).toHaveLength(2));
  expect(uploads[1]?.body.get('track')).toMatchObject({ name: '2 End.mp3' });
  uploads[1]?.respond(201, track(1, 'Track 1'));
  await waitFor(() => expect(uploads).toHaveLength(3));
  expect(uploads[2]?.body.get('title')).toBe('The start');
  uploads[2]?.respond(201, track(2, 'Track 2'));
  expect(await screen.findByText('Audio course uploaded')).toBeTruthy();
  const order = received.find(({ method }) => method === 'PUT')?.body;
  expect(order).toEqual({
    tracks: [
      { id: trackId(1), title: 'Track 1' },
      { id: trackId(2), title: 'Track 2' },
    ],
  });
});

it('shows which file was rejected, and on retry sends only what is missing', async () => {
  const uploads = mockUploads();
  const received = fakeServer({
    'GET /api/ebooks/': {
      status: 200,
      body: {
        ebooks: [course],
        count: 1,
        next: null,
        previous: null,
        statuses: { draft: 1, published: 0, archived: 0 },
      },
    },
    [`GET ${tracksPath}`]: { status: 200, body: { results: [track(1, 'One'), track(2, 'Two')] } },
    [`DELETE ${tracksPath}${trackId(1)}/`]: { status: 204, body: undefined },
    [`PUT ${tracksPath}`]: { status: 200, body: { results: [] } },
  });
  openEbooks(<ManagePage />, '/ebooks/manage?type=audio');
  const user = userEvent.setup();
  expect(await screen.findByText('2 tracks')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Lessons/, expanded: false }));
  await user.click(await screen.findByRole('menuitem', { name: 'Tracks' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Remove “One”' }));
  addTracks(mp3('three.mp3'));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]?.respond(415, { error: 'x', code: 'not_mp3' });
  expect(await within(dialog).findByText('three.mp3: Please upload an MP3 file')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(uploads).toHaveLength(2));
  uploads[1]?.respond(201, track(3, 'Three'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(received.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect(received.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    tracks: [
      { id: trackId(2), title: 'Two' },
      { id: trackId(3), title: 'Three' },
    ],
  });
});
