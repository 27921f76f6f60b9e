import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { task } from '@/testing/task.ts';
import { openVideos } from '../testing/open-videos.tsx';
import { videoCard, videoId } from '@/testing/video.ts';
import { listResponse, processingCard } from '../testing/video-card.ts';
import { currentUrl, requestsTo, base, cleanUpVideos, list, press } from '../testing/videos-screen.ts';

cleanUpVideos();

describe('a video that is being processed', () => {
  it('shows its progress and doesn’t open', async () => {
    fakeServer({
      ...base,
      [list]: listResponse([processingCard(1)]),
      [`GET /api/tasks/tasks/${processingCard().task}/status/`]: {
        status: 200,
        body: task({ type: 'process_video', progress: 63 }),
      },
    });
    openVideos('/videos');
    expect(await screen.findByText('63%')).toBeTruthy();
    expect(screen.getByText('Processing')).toBeTruthy();
    expect(screen.getByText('Preparing the video…')).toBeTruthy();
    fireEvent.click(screen.getByText('Vidéo 1'));
    const errorMessage = 'Video is still being processed. Please wait until processing is complete.';
    expect(await screen.findByText(errorMessage)).toBeTruthy();
    expect(currentUrl()).toBe('/videos');
  });

  it('is polled every ten seconds, but only while it isn’t ready and the page is visible', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let response = listResponse([processingCard(1, { stage: null })]);
    const received = fakeServer({ ...base, [list]: () => response });
    const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    openVideos('/videos');
    await screen.findByText('Waiting to start…');
    await advance(9000);
    expect(requestsTo(received)).toHaveLength(1);
    await advance(1500);
    expect(requestsTo(received)).toHaveLength(2);
    act(() => focusManager.setFocused(false));
    await advance(30_000);
    expect(requestsTo(received)).toHaveLength(2);
    act(() => focusManager.setFocused(true));
    response = listResponse([videoCard(1)]);
    await advance(10_500);
    await screen.findByText('87% known');
    const requestCount = requestsTo(received).length;
    await advance(60_000);
    expect(requestsTo(received)).toHaveLength(requestCount);
  });

  it('can be canceled', async () => {
    const processingVideo = processingCard(1, { stage: null });
    let state = processingVideo;
    const canceled = {
      processed: false,
      processing_status: 'failed',
      problem: 'processing_cancelled',
    } as const;
    fakeServer({
      ...base,
      [list]: () => listResponse([state]),
      [`POST /api/tasks/tasks/${processingVideo.task}/revoke/`]: () => {
        state = videoCard(1, canceled);
        return { status: 200, body: task({ type: 'process_video', status: 'REVOKED' }) };
      },
    });
    openVideos('/videos');
    fireEvent.click(await screen.findByLabelText('More actions for “Vidéo 1”'));
    fireEvent.click(await screen.findByText('Cancel processing'));
    expect(await screen.findByText('Processing was canceled.')).toBeTruthy();
    expect(screen.getByText('Processing canceled')).toBeTruthy();
  });

  it('shows why it failed and can be retried', async () => {
    let state = videoCard(1, { processed: false, processing_status: 'failed', problem: 'video_damaged' });
    fakeServer({
      ...base,
      [list]: () => listResponse([state]),
      [`POST /api/videos/offline/${videoId(1)}/retry/`]: () => {
        state = processingCard(1, { stage: null, progress: 0 });
        return { status: 202, body: state };
      },
    });
    openVideos('/videos');
    expect(await screen.findByText('This video is damaged or incomplete.')).toBeTruthy();
    press('Try again');
    expect(await screen.findByText('Waiting to start…')).toBeTruthy();
  });
});
