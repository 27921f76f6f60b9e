import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { openVideos } from '../testing/open-videos.tsx';
import {
  choose,
  fields,
  path,
  press,
  routes,
  subtitles,
  title,
  uploadServer,
  write,
} from '../testing/upload-screen.ts';

const server = uploadServer();

it('adds a YouTube video by its URL with a subtitle file', async () => {
  server.respondWith({ status: 400, body: { error: 'x', code: 'youtube_address_invalid' } });
  fakeServer(routes());
  openVideos(path);
  fireEvent.click(screen.getByLabelText('YouTube'));
  press('Add video');
  expect(await screen.findByText('This isn’t the URL of a YouTube video.')).toBeTruthy();
  write(screen.getByLabelText(/^YouTube link/), 'https://youtu.be/abcdefghijk');
  write(title(), 'Le film');
  choose('Choose subtitles', subtitles);
  press('Add video');
  await waitFor(() => expect(server.forms()).toHaveLength(1));
  expect(fields(server.forms()[0])).toMatchObject({
    video_url: 'https://youtu.be/abcdefghijk',
    subtitle_file: 'fr.srt',
  });
  expect(server.requests()).toHaveLength(1);
  expect(await screen.findByText('Upload failed: This isn’t the URL of a YouTube video.')).toBeTruthy();
  expect(screen.getByText('This isn’t the URL of a YouTube video.')).toBeTruthy();
});
