import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { catalogResponse, catalogVideo, videoId } from './testing/catalog-video.ts';
import { currentUrl, choose, list, openCatalog, press } from './testing/open-catalog.tsx';
import { longTimeout } from '@/testing/long-timeout.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('shows the details of each video and the number of videos per status', async () => {
  const paidVideo = catalogVideo(2, {
    status: 'published',
    isFree: false,
    price: 12.5,
    money: { amount: 1250, currency: 'EUR' },
    drmProtected: true,
    author: '',
  });
  fakeServer({
    [list]: catalogResponse([catalogVideo(1), paidVideo], { statuses: { draft: 1, published: 1 } }),
  });
  openCatalog();
  const [, first, second] = await screen.findAllByRole('row');
  const cells = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(first)).toEqual(
    expect.arrayContaining([
      'Draft',
      'FrenchBeginner',
      'Free',
      '1,234',
      '10:05Subtitles from a file1080p',
      'Nov 1, 2026',
    ]),
  );
  expect(cells(second)).toEqual(expect.arrayContaining(['Published', 'DRM protected€12.50']));
  expect(within(second as HTMLElement).getByText('No author')).toBeTruthy();
  expect(screen.getByText('All').nextSibling?.textContent).toBe('2');
});

it('queries the server with the filters and stores them in the URL', async () => {
  const received = fakeServer({ [list]: catalogResponse([catalogVideo()]) });
  openCatalog();
  await screen.findByText('Video 1');
  fireEvent.click(screen.getByLabelText(/^Error/));
  choose('Language', 'fr');
  choose('Difficulty', 'advanced');
  choose('Price', 'paid');
  choose('Category', 'History');
  await userEvent.type(screen.getByLabelText('Search title, author or tag…'), 'bees{Enter}');
  await vi.waitFor(
    () =>
      expect(received.at(-1)?.query).toMatchObject({
        status: 'error',
        language: 'fr',
        difficulty: 'advanced',
        isFree: 'false',
        category: 'History',
        search: 'bees',
        page: '1',
        page_size: '25',
        sort: 'uploadDate',
        direction: 'desc',
      }),
    longTimeout,
  );
  expect(currentUrl()).toBe(
    '/videos/manage?search=bees&status=error&language=fr&difficulty=advanced&price=paid&category=History',
  );
});

it('sorts by a column when its header is clicked', async () => {
  const received = fakeServer({ [list]: catalogResponse([catalogVideo()]) });
  openCatalog('?page=2&sort=views');
  const head = await screen.findByRole('columnheader', { name: 'Views' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  press('Views');
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  press('Video');
  await vi.waitFor(
    () => expect(received.at(-1)?.query).toMatchObject({ sort: 'title', direction: 'asc', page: '1' }),
    longTimeout,
  );
});

it('polls only while a video is processing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const processingVideo = catalogVideo(1, {
    status: 'processing',
    progress: 40,
    stage: 'convert',
    file: null,
  });
  const received = fakeServer({
    [list]: (_request, count) => catalogResponse([count === 1 ? processingVideo : catalogVideo(1)]),
  });
  openCatalog();
  const bar = await screen.findByRole('progressbar', { name: 'Processing “Video 1”' });
  expect(bar.getAttribute('aria-valuetext')).toBe('40%, Preparing the video…');
  await vi.advanceTimersByTimeAsync(6000);
  expect(within(screen.getByRole('table')).getByText('Draft')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(received).toHaveLength(2);
});

it('shows why a video failed, and lets the owner retry it', async () => {
  const failed = { status: 'error', problem: 'video_damaged', file: null } as const;
  const received = fakeServer({
    [list]: catalogResponse([catalogVideo(1, failed), catalogVideo(2, { ...failed, isOwn: true })]),
  });
  openCatalog();
  expect(await screen.findAllByText('This video is damaged or incomplete.')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Try again: Video 1' })).toBeNull();
  press('Try again: Video 2');
  await vi.waitFor(
    () => expect(received.map(({ path }) => path)).toContain(`/api/videos/offline/${videoId(2)}/retry/`),
    longTimeout,
  );
});

it('plays a video', async () => {
  fakeServer({ [list]: catalogResponse([catalogVideo(1)]) });
  openCatalog();
  await screen.findByText('Video 1');
  press('Preview “Video 1”');
  const dialog = await screen.findByRole('dialog');
  const preview = within(dialog).getByLabelText('Preview “Video 1”');
  expect(preview.getAttribute('src')).toBe(`/media/videos/${videoId(1)}/file`);
});

it('distinguishes an empty catalog, no search results and a loading error', async () => {
  fakeServer({ [list]: catalogResponse([]) });
  openCatalog();
  expect(await screen.findByText('The catalog is empty')).toBeTruthy();
  const found = openCatalog('?search=nothing');
  expect(await screen.findByText('No videos found')).toBeTruthy();
  press('Clear search and filters');
  await vi.waitFor(() => expect(screen.queryByText('No videos found')).toBeNull(), longTimeout);
  found.unmount();
  fakeServer({ [list]: { status: 500, body: { error: 'x', code: 'internal_error' } } });
  openCatalog();
  expect(await screen.findByText('Error Loading Videos')).toBeTruthy();
});
