import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { longTimeout } from '@/testing/long-timeout.ts';
import { openVideos } from '../testing/open-videos.tsx';
import {
  choose,
  fields,
  fill,
  videoFile,
  path,
  pick,
  press,
  routes,
  subtitles,
  title,
  uploadServer,
  write,
} from '../testing/upload-screen.ts';

const server = uploadServer();

it('shows which fields are missing', async () => {
  fakeServer(routes());
  openVideos(path);
  press('Upload video');
  expect(await screen.findByText('Please select a valid video file')).toBeTruthy();
  expect(screen.getByText('Subtitle file is required')).toBeTruthy();
  expect(screen.getByText('Title is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Choose a video'));
  expect(server.requests()).toEqual([]);
});

it('rejects files that aren’t videos, subtitles or images', () => {
  fakeServer(routes());
  openVideos(path);
  choose('Choose a video', new File(['x'], 'notes.pdf', { type: 'application/pdf' }));
  expect(screen.getByText('Please select a valid video file')).toBeTruthy();
  choose('Choose subtitles', new File(['x'], 'notes.docx'));
  expect(screen.getByText('Please select a valid .srt subtitle file')).toBeTruthy();
  pick('More');
  choose('Choose a thumbnail', new File(['x'], 'notes.svg', { type: 'image/svg+xml' }));
  expect(screen.getByText('Please choose a PNG, JPEG, WebP or GIF image.')).toBeTruthy();
});

it('accepts a video by its extension if its type is unknown, and uses the file name as the title', () => {
  fakeServer(routes());
  openVideos(path);
  choose('Choose a video', new File(['x'], 'Un_autre-film.mkv'));
  expect(title().value).toBe('Un autre-film');
});

it('rejects a video that doesn’t fit in the user’s storage before uploading it', async () => {
  const space = { used: 700, reserved: 100, limit: 1000, kinds: [] };
  const received = fakeServer({ ...routes(), 'GET /api/account/storage/': { status: 200, body: space } });
  openVideos(path);
  await screen.findByText(/up to 1,000 byte/);
  await waitFor(() => expect(received.some(({ path: to }) => to === '/api/account/storage/')).toBe(true));
  // Unlike `waitFor`, `vi.waitFor` doesn't rerun when its callback changes the page.
  await vi.waitFor(() => {
    choose('Choose a video', videoFile(201));
    expect(screen.getByText(/needs 201 byte, but you have only 200 byte of 1,000 byte left/)).toBeTruthy();
  }, longTimeout);
  choose('Choose a video', videoFile(200));
  expect(screen.queryByText(/you have only/)).toBeNull();
  expect(server.requests()).toEqual([]);
});

it('rejects a video that exceeds the limit or the server’s free space before uploading it', async () => {
  fakeServer(routes());
  openVideos(path);
  await screen.findByText(/up to 1,000 byte/);
  choose('Choose a video', videoFile(1001));
  expect(screen.getByText('This video is 1,001 byte; the limit here is 1,000 byte.')).toBeTruthy();
  choose('Choose a video', videoFile(600));
  expect(screen.getByText('This video is 600 byte, but the server only has room for 500 byte.')).toBeTruthy();
});

it('assigns dropped files to the right fields', () => {
  fakeServer(routes());
  const { container } = openVideos(path);
  const files = [videoFile(), subtitles, new File(['1'], 'en.vtt')];
  fireEvent.drop(container.querySelector('form') as HTMLElement, {
    dataTransfer: { types: ['Files'], files },
  });
  for (const name of ['Le_film.mp4', 'fr.srt', 'en.vtt']) expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByLabelText('Language of the second subtitles')).toBeTruthy();
});

it('offers automatic subtitles only when they are available', async () => {
  fakeServer(routes());
  const { unmount } = openVideos(path);
  await screen.findByText(/up to 1,000 byte/);
  expect(screen.queryByText('Generate automatically')).toBeNull();
  unmount();
  fakeServer(routes({ auto_subtitles: true }));
  openVideos(path);
  choose('Choose a video', videoFile());
  fireEvent.click(await screen.findByLabelText('Generate automatically'));
  expect(screen.queryByLabelText('Choose subtitles')).toBeNull();
  press('Upload video');
  await waitFor(() => expect(server.forms()).toHaveLength(1));
  expect(fields(server.forms()[0])).toMatchObject({ auto_subtitles: 'true' });
});

it('requires more fields for shop content', async () => {
  fakeServer(routes());
  openVideos(path, { can_manage_content: true });
  fill();
  fireEvent.click(screen.getByLabelText('Free'));
  press('Upload video');
  for (const sentence of [
    'Description is required',
    'Author is required',
    'Category is required',
    'Valid price is required for paid content',
  ]) {
    expect(await screen.findByText(sentence)).toBeTruthy();
  }
  write(screen.getByLabelText(/^Description/), 'A film');
  write(screen.getByLabelText(/^Author/), 'Rea');
  write(screen.getByLabelText(/^Category/), 'History');
  write(screen.getByLabelText(/^Price/), '9.99');
  press('Upload video');
  await waitFor(() => expect(server.forms()).toHaveLength(1));
  expect(fields(server.forms()[0])).toMatchObject({
    category: 'History',
    is_free: 'false',
    price: '9.99',
    drm_protected: 'false',
  });
});

it('lets a content manager who isn’t a learner choose any language, but upload only files', async () => {
  fakeServer(routes());
  openVideos(path, {
    account_type: 'shop_client',
    can_manage_content: true,
    current_language: null,
    selected_languages: [],
  });
  expect(screen.queryByText('YouTube')).toBeNull();
  const language = screen.getByLabelText<HTMLSelectElement>(/^Language/);
  expect(language.value).toBe('en');
  expect(language.options.length).toBeGreaterThan(20);
  fill();
  write(screen.getByLabelText(/^Description/), 'A film');
  write(screen.getByLabelText(/^Author/), 'Rea');
  write(screen.getByLabelText(/^Category/), 'History');
  press('Upload video');
  await waitFor(() => expect(server.forms()).toHaveLength(1));
  expect(fields(server.forms()[0])).toMatchObject({ language: 'en', is_free: 'true' });
  await waitFor(() => expect(screen.getByTestId('url').textContent).toBe('/videos/manage'));
});

it('keeps the entered values after a reload', async () => {
  fakeServer(routes());
  const { unmount } = openVideos(path);
  write(title(), 'Le film');
  unmount();
  openVideos(path);
  expect(title().value).toBe('Le film');
});

it('shows that part of the file has already been uploaded', async () => {
  localStorage.setItem(
    `tus::glossa:${sampleUser().id}:Le_film.mp4:10:1::1`,
    JSON.stringify({ uploadUrl: 'x' }),
  );
  fakeServer(routes());
  openVideos(path);
  choose('Choose a video', videoFile());
  expect(await screen.findByText(/^Part of this file is already uploaded/)).toBeTruthy();
});
