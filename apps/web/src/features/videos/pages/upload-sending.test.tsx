import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { openVideos } from '../testing/open-videos.tsx';
import { choose, fields, fill, path, press, routes, title, uploadServer } from '../testing/upload-screen.ts';

const server = uploadServer();

it('sends the file, then its details, and opens the library', async () => {
  fakeServer(routes());
  openVideos(path);
  fill();
  press('Upload video');
  await waitFor(() => expect(server.forms()).toHaveLength(1));
  expect(fields(server.forms()[0])).toEqual({
    title: 'Le film',
    description: '',
    author: '',
    category: '',
    language: 'fr',
    difficulty_level: 'beginner',
    tags: '[]',
    quality: '1080p',
    upload: '0192a0b0-0000-7000-b000-000000000001',
    subtitle_file: 'fr.srt',
  });
  expect(await screen.findByText('Waiting to start…')).toBeTruthy();
  expect(screen.getByTestId('url').textContent).toBe('/videos');
  expect(screen.getByText('Video uploaded successfully. Processing has started.')).toBeTruthy();
});

it('shows the progress, pauses, resumes and cancels, leaving the form unchanged', async () => {
  server.stallUpload();
  fakeServer(routes());
  openVideos(path);
  fill();
  press('Upload video');
  expect(await screen.findByText('50%')).toBeTruthy();
  expect(screen.getByText('Uploading…')).toBeTruthy();
  press('Pause');
  expect(screen.getByText('Paused')).toBeTruthy();
  server.intercept(() => 'lost');
  press('Resume');
  expect(await screen.findByText('Waiting for a connection…')).toBeTruthy();
  press('Cancel');
  await waitFor(() => expect(server.requests().at(-1)?.method).toBe('DELETE'));
  expect(title().value).toBe('Le film');
  expect(screen.getByText('fr.srt')).toBeTruthy();
});

it('warns before leaving the page', async () => {
  server.stallUpload();
  fakeServer(routes());
  openVideos(path);
  fill();
  press('Upload video');
  await screen.findByText('50%');
  fireEvent.click(screen.getByText('elsewhere'));
  expect(await screen.findByText(/^The upload will stop\./)).toBeTruthy();
  press('Leave');
  expect(await screen.findByText('another page')).toBeTruthy();
});

it('keeps the form after a failure', async () => {
  server.intercept(() => ({ status: 413, body: { error: 'x', code: 'video_file_too_large' } }));
  fakeServer(routes());
  openVideos(path);
  fill();
  press('Upload video');
  expect(
    await screen.findByText('Upload failed: This video is larger than this server allows.'),
  ).toBeTruthy();
  expect(title().value).toBe('Le film');
  expect(screen.getByText('Le_film.mp4')).toBeTruthy();
});

it('shows a subtitle error next to its field and doesn’t upload the video again', async () => {
  server.respondWith({ status: 400, body: { error: 'x', code: 'subtitles_unreadable' } });
  fakeServer(routes());
  openVideos(path);
  fill();
  press('Upload video');
  expect(await screen.findByText('Please select a valid .srt subtitle file')).toBeTruthy();
  choose('Choose subtitles', new File(['2'], 'better.srt'));
  press('Upload video');
  await waitFor(() => expect(server.forms()).toHaveLength(2));
  expect(server.requests().filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});
