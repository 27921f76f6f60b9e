import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { openVideos } from '../testing/open-videos.tsx';
import { videoCard, videoId } from '@/testing/video.ts';
import { listResponse } from '../testing/video-card.ts';
import {
  currentUrl,
  requestsTo,
  base,
  errorResponse,
  cleanUpVideos,
  list,
  press,
} from '../testing/videos-screen.ts';

cleanUpVideos();

describe('the video library', () => {
  it('shows a video with its details and links to it', async () => {
    fakeServer({
      ...base,
      [list]: listResponse([
        videoCard(1, {
          duration: 754,
          position: 377,
          last_watched: '2026-11-01T10:00:00Z',
          tags: [{ name: 'cuisine', color: 'gray' }],
        }),
      ]),
    });
    openVideos('/videos');
    const card = within(await screen.findByLabelText('Videos', { selector: 'ul' }));
    for (const text of ['Uploaded', '12:34', '87% known', '50% watched', 'Beginner', 'cuisine']) {
      expect(card.getByText(text)).toBeTruthy();
    }
    expect(card.queryByText('New')).toBeNull();
    fireEvent.click(card.getByText('Vidéo 1'));
    expect(currentUrl()).toBe(`/videos/learn/${videoId(1)}`);
  });

  it('shows three tabs and offers every difficulty and sort order', async () => {
    fakeServer(base);
    openVideos('/videos');
    await screen.findByText('Vidéo 1');
    const tabs = within(screen.getByLabelText('Video library sections', { selector: 'nav' }));
    expect(tabs.getAllByRole('link').map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Videos', '/videos'],
      ['Archive', '/videos/archive'],
      ['Trash', '/videos/trash'],
    ]);
    const choices = (name: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ textContent }) => textContent);
    expect(choices('Difficulty')).toEqual(['All Difficulties', 'Beginner', 'Intermediate', 'Advanced']);
    expect(choices('Sort by')).toEqual(['Latest Added', 'Recently Watched', 'Title']);
  });

  it('shows a thumbnail or a generated image, and the date added', async () => {
    const thumbnail = `/media/videos/${videoId(2)}/poster`;
    fakeServer({ ...base, [list]: listResponse([videoCard(1), videoCard(2, { thumbnail })]) });
    openVideos('/videos');
    const shelf = await screen.findByLabelText('Videos', { selector: 'ul' });
    expect([...shelf.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([
      thumbnail,
    ]);
    expect(shelf.querySelectorAll('[data-background]')).toHaveLength(1);
    expect(within(shelf).getAllByText('Nov 1, 2026')).toHaveLength(2);
  });

  it('labels unwatched videos as new and YouTube videos as YouTube', async () => {
    fakeServer({
      ...base,
      [list]: listResponse([videoCard(1, { video_url: 'https://www.youtube.com/watch?v=abcdefghijk' })]),
    });
    openVideos('/videos');
    expect(await screen.findByText('New')).toBeTruthy();
    expect(screen.getByText('YouTube')).toBeTruthy();
  });

  it('requests the language, the sort order and twelve videos per page', async () => {
    const received = fakeServer(base);
    openVideos('/videos?sort=title&difficulty=advanced&search=mer');
    await screen.findByText('Vidéo 1');
    expect(requestsTo(received)).toEqual([
      {
        language: 'fr',
        sort_by: 'title',
        page: '1',
        page_size: '12',
        search: 'mer',
        difficulty: 'advanced',
      },
    ]);
  });

  it('returns to page 1 when switching tabs', async () => {
    fakeServer(base);
    openVideos('/videos?page=2&search=mer');
    await screen.findByText('Vidéo 1');
    fireEvent.click(screen.getByText('Archive', { selector: 'nav a' }));
    expect(currentUrl()).toBe('/videos/archive?search=mer');
  });

  it('stores filters and sort order in the URL and returns to page 1', async () => {
    fakeServer(base);
    openVideos('/videos?page=2');
    await screen.findByText('Vidéo 1');
    await userEvent.selectOptions(screen.getByLabelText('Difficulty'), 'Intermediate');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Recently Watched');
    expect(currentUrl()).toBe('/videos?difficulty=intermediate&sort=last_watched');
    expect(screen.getByPlaceholderText('Search videos...')).toBeTruthy();
  });

  it.each([
    ['/videos', 'Upload a video, or add one from YouTube'],
    ['/videos/archive', 'Archive videos you’ve finished'],
    ['/videos/trash', 'Videos stay here until'],
    ['/videos?search=zzz', 'Try other words or fewer filters.'],
  ])('shows a hint when the list at %s is empty', async (path, hint) => {
    fakeServer({ ...base, [list]: listResponse([]) });
    openVideos(path);
    expect(await screen.findByText('No videos found')).toBeTruthy();
    expect(screen.getByText(hint, { exact: false })).toBeTruthy();
  });

  it('sends no requests while signed out', () => {
    const received = fakeServer(base);
    openVideos('/videos', null);
    expect(screen.getByText('Authentication Required')).toBeTruthy();
    expect(screen.getByText('User not authenticated')).toBeTruthy();
    expect(screen.getByText('Log In').closest('a')?.getAttribute('href')).toBe('/login');
    expect(received).toEqual([]);
  });

  it('caches the list for 30 seconds and doesn’t refetch on window focus', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const received = fakeServer(base);
    const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    const go = async (tab: string) => {
      fireEvent.click(screen.getByText(tab, { selector: 'nav a' }));
      await advance(100);
    };
    openVideos('/videos');
    await screen.findByText('Vidéo 1');
    await advance(20_000);
    await go('Archive');
    await go('Videos');
    expect(requestsTo(received)).toHaveLength(1);
    await advance(20_000);
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await advance(1000);
    expect(requestsTo(received)).toHaveLength(1);
    await go('Archive');
    await go('Videos');
    expect(requestsTo(received)).toHaveLength(2);
  });

  it('retries once after a failure, then shows the error with a retry button until it is resolved', async () => {
    const received = fakeServer({
      ...base,
      [list]: (_request, count) => (count <= 2 ? errorResponse : listResponse([videoCard(1)])),
    });
    openVideos('/videos');
    expect(await screen.findByText('There was a problem loading your videos.')).toBeTruthy();
    // The message is on the page and in the toast.
    expect(screen.getAllByText('Error Loading Videos')).toHaveLength(2);
    expect(requestsTo(received)).toHaveLength(2);
    press('Retry');
    expect(await screen.findByText('Vidéo 1')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('There was a problem loading your videos.')).toBeNull());
  });
});
