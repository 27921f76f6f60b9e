import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fakeVideo } from '@/domain/player/testing/fake-player.ts';
import { videoId, watching } from '@/domain/player/testing/sample-video.ts';
import { task, taskId } from '@/testing/task.ts';
import { openWatch } from '../testing/open-watch.tsx';
import { samplePart, sampleSentence } from '../testing/sample-track.ts';

fakeVideo();
const endpoint = `GET /api/videos/learn/${videoId}/`;
const videoEndpoint = `GET /api/videos/offline/${videoId}/`;
const part = samplePart([sampleSentence(0, 'Le chat dort.')]);
const { video } = watching(part);
const notReadyResponse = {
  status: 409,
  body: {
    error: 'Video is still being processed. Please wait until processing is complete.',
    code: 'video_not_ready',
  },
};

it('shows the processing progress and opens automatically', async () => {
  const { subtitleText } = await openWatch({
    routes: {
      [endpoint]: (_request, count) =>
        count === 1 ? notReadyResponse : { status: 200, body: watching(part) },
      [videoEndpoint]: (_request, count) => ({
        status: 200,
        body: count === 1 ? { ...video, processing_status: 'processing', progress: 40 } : video,
      }),
    },
  });
  await screen.findByText(notReadyResponse.body.error);
  await screen.findByText('40%');
  await screen.findByRole('group', { name: 'Player' });
  expect(subtitleText()).toBe('Le chat dort.');
});

it('shows why processing failed and retries it', async () => {
  const { user, sent } = await openWatch({
    routes: {
      [endpoint]: notReadyResponse,
      [videoEndpoint]: {
        status: 200,
        body: { ...video, processing_status: 'failed', problem: 'video_damaged' },
      },
      [`POST /api/videos/offline/${videoId}/retry/`]: {
        status: 202,
        body: { ...video, processing_status: 'processing', progress: 0 },
      },
    },
  });
  await screen.findByText('This video is damaged or incomplete.');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText(notReadyResponse.body.error);
  expect(sent('/retry/')).toHaveLength(1);
});

it('shows why a video couldn’t be loaded and reloads it', async () => {
  const { user } = await openWatch({
    routes: {
      [endpoint]: (_request, count) =>
        count === 1
          ? { status: 500, body: { error: 'Broken', code: 'internal_error' } }
          : { status: 200, body: watching(part) },
    },
  });
  await screen.findByText('Failed to load video');
  screen.getByText('Server error. Please try again later.');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('group', { name: 'Player' });
});

it('links back to the library when the video doesn’t exist', async () => {
  await openWatch({
    routes: { [endpoint]: { status: 404, body: { error: 'x', code: 'video_not_found' } } },
  });
  await screen.findByText('This video is no longer here');
  screen.getByRole('link', { name: 'Back to the videos' });
});

it('shows that a video has no sound', async () => {
  await openWatch({ changes: { has_audio: false } });
  await waitFor(() => expect(screen.getByText('No sound')).toBeDefined());
  expect(screen.queryByRole('slider', { name: 'Volume' })).toBeNull();
});

it('shows that newer subtitles are being processed and loads them when ready', async () => {
  let isReady = false;
  const newerPart = samplePart([sampleSentence(0, 'La souris dort.')]);
  const { subtitleText } = await openWatch({
    routes: {
      [endpoint]: () => ({
        status: 200,
        body: isReady
          ? watching(newerPart, { version: '0192a0b0-0000-7000-8000-0000000000d2' })
          : watching(part, { preparing: true, video: { ...video, task: taskId } }),
      }),
      [`GET /api/tasks/tasks/${taskId}/status/`]: () => ({
        status: 200,
        body: task({ status: isReady ? 'SUCCESS' : 'STARTED' }),
      }),
    },
  });
  await screen.findByText('Preparing newer subtitles…');
  expect(subtitleText()).toBe('Le chat dort.');
  isReady = true;
  await waitFor(() => expect(subtitleText()).toBe('La souris dort.'));
  expect(screen.queryByText('Preparing newer subtitles…')).toBeNull();
});

it('links to the subtitle editor and labels automatic subtitles', async () => {
  const { user } = await openWatch({ part, changes: { video: { ...video, subtitles: 'automatic' } } });
  await user.click(screen.getByRole('button', { name: 'Subtitles and playback' }));
  await screen.findByText('Generated automatically. Please check them.');
  const link = screen.getByRole('link', { name: 'Edit subtitles' });
  expect(link.getAttribute('href')).toBe(`/videos/subtitles/${videoId}?at=0`);
});
