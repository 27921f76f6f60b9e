import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { runShortcut } from '../../../lib/shortcuts/shortcuts.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { task } from '../../../testing/task.ts';
import { openVideos } from '../testing/open-videos.tsx';
import { listAnswer, processingCard, videoCard, videoId } from '../testing/video-card.ts';

const list = 'GET /api/videos/offline/';
const base = {
  [list]: listAnswer([videoCard(1), videoCard(2)], 30),
  'GET /api/videos/archived/': listAnswer([]),
  'GET /api/videos/trash/': listAnswer([]),
};
const failed = { status: 500, body: { error: 'x', code: 'internal_error' } };
const address = () => screen.getByTestId('address').textContent;
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button *' }));
const asked = (received: ReturnType<typeof fakeServer>, path = '/api/videos/offline/') =>
  received.filter((request) => request.path === path).map(({ query }) => query);

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

describe('what is shown', () => {
  it('a video with what is known of it, and where it leads', async () => {
    fakeServer({
      ...base,
      [list]: listAnswer([
        videoCard(1, {
          duration: 754,
          position: 377,
          last_watched: '2026-11-01T10:00:00Z',
          tags: [{ name: 'cuisine' }],
        }),
      ]),
    });
    openVideos('/videos');
    const card = within(await screen.findByLabelText('Videos', { selector: 'ul' }));
    for (const text of ['Uploaded', '12:34', '12.25% unknown', '50% watched', 'Beginner', 'cuisine']) {
      expect(card.getByText(text)).toBeTruthy();
    }
    expect(card.queryByText('New')).toBeNull();
    fireEvent.click(card.getByText('Vidéo 1'));
    expect(address()).toBe(`/videos/learn/${videoId(1)}`);
  });

  it('what was never watched is new, and what has an address there is of YouTube', async () => {
    fakeServer({
      ...base,
      [list]: listAnswer([videoCard(1, { video_url: 'https://www.youtube.com/watch?v=abcdefghijk' })]),
    });
    openVideos('/videos');
    expect(await screen.findByText('New')).toBeTruthy();
    expect(screen.getByText('YouTube')).toBeTruthy();
  });

  it('asks for the language, the order and twelve at a time', async () => {
    const received = fakeServer(base);
    openVideos('/videos?sort=title&difficulty=advanced&search=mer');
    await screen.findByText('Vidéo 1');
    expect(asked(received)).toEqual([
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

  it('switching the tab begins at page 1', async () => {
    fakeServer(base);
    openVideos('/videos?page=2&search=mer');
    await screen.findByText('Vidéo 1');
    fireEvent.click(screen.getByText('Archive', { selector: 'nav a' }));
    expect(address()).toBe('/videos/archive?search=mer');
  });

  it('filters and order stand in the address and begin at page 1', async () => {
    fakeServer(base);
    openVideos('/videos?page=2');
    await screen.findByText('Vidéo 1');
    await userEvent.selectOptions(screen.getByLabelText('Difficulty'), 'Intermediate');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Recently Watched');
    expect(address()).toBe('/videos?difficulty=intermediate&sort=last_watched');
    expect(screen.getByPlaceholderText('Search videos...')).toBeTruthy();
  });

  it.each([
    ['/videos', 'Upload a video, or add one from YouTube'],
    ['/videos/archive', 'Videos that you have finished'],
    ['/videos/trash', 'Videos stay here until'],
    ['/videos?search=zzz', 'Try other words or fewer filters.'],
  ])('%s without videos says what belongs there', async (path, hint) => {
    fakeServer({ ...base, [list]: listAnswer([]) });
    openVideos(path);
    expect(await screen.findByText('No videos found')).toBeTruthy();
    expect(screen.getByText(hint, { exact: false })).toBeTruthy();
  });

  it('nothing is asked for while nobody is signed in', () => {
    const received = fakeServer(base);
    openVideos('/videos', null);
    expect(screen.getByText('Authentication Required')).toBeTruthy();
    expect(screen.getByText('User not authenticated')).toBeTruthy();
    expect(screen.getByText('Log In').closest('a')?.getAttribute('href')).toBe('/login');
    expect(received).toEqual([]);
  });

  it('a failure is tried once more, said until it is over, and can be tried again', async () => {
    const received = fakeServer({
      ...base,
      [list]: (_request, count) => (count <= 2 ? failed : listAnswer([videoCard(1)])),
    });
    openVideos('/videos');
    expect(await screen.findByText('There was a problem loading your videos.')).toBeTruthy();
    expect(asked(received)).toHaveLength(2);
    press('Retry');
    expect(await screen.findByText('Vidéo 1')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('There was a problem loading your videos.')).toBeNull());
  });
});

describe('a video that is being processed', () => {
  it('shows how far it is, and does not open', async () => {
    fakeServer({
      ...base,
      [list]: listAnswer([processingCard(1)]),
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
    const refusal = 'Video is still being processed. Please wait until processing is complete.';
    expect(await screen.findByText(refusal)).toBeTruthy();
    expect(address()).toBe('/videos');
  });

  it('has the list asked again every ten seconds, only while it is not ready and the page is seen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer = listAnswer([processingCard(1, { stage: null })]);
    const received = fakeServer({ ...base, [list]: () => answer });
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    openVideos('/videos');
    await screen.findByText('Waiting to begin…');
    await pass(9000);
    expect(asked(received)).toHaveLength(1);
    await pass(1500);
    expect(asked(received)).toHaveLength(2);
    act(() => focusManager.setFocused(false));
    await pass(30_000);
    expect(asked(received)).toHaveLength(2);
    act(() => focusManager.setFocused(true));
    answer = listAnswer([videoCard(1)]);
    await pass(10_500);
    await screen.findByText('12.25% unknown');
    const looked = asked(received).length;
    await pass(60_000);
    expect(asked(received)).toHaveLength(looked);
  });

  it('can be stopped', async () => {
    const running = processingCard(1, { stage: null });
    let state = running;
    const cancelled = {
      processed: false,
      processing_status: 'failed',
      problem: 'processing_cancelled',
    } as const;
    fakeServer({
      ...base,
      [list]: () => listAnswer([state]),
      [`POST /api/tasks/tasks/${running.task}/revoke/`]: () => {
        state = videoCard(1, cancelled);
        return { status: 200, body: task({ type: 'process_video', status: 'REVOKED' }) };
      },
    });
    openVideos('/videos');
    fireEvent.click(await screen.findByLabelText('More actions for “Vidéo 1”'));
    fireEvent.click(await screen.findByText('Cancel processing'));
    expect(await screen.findByText('Processing was cancelled.')).toBeTruthy();
    expect(screen.getByText('Processing cancelled')).toBeTruthy();
  });

  it('says why it failed, and can be tried again', async () => {
    let state = videoCard(1, { processed: false, processing_status: 'failed', problem: 'video_damaged' });
    fakeServer({
      ...base,
      [list]: () => listAnswer([state]),
      [`POST /api/videos/offline/${videoId(1)}/retry/`]: () => {
        state = processingCard(1, { stage: null, progress: 0 });
        return { status: 202, body: state };
      },
    });
    openVideos('/videos');
    expect(await screen.findByText('This video is damaged or was cut off.')).toBeTruthy();
    press('Try again');
    expect(await screen.findByText('Waiting to begin…')).toBeTruthy();
  });
});

describe('one video', () => {
  const menu = async (item: string) => {
    fireEvent.click(await screen.findByLabelText('More actions for “Vidéo 1”'));
    fireEvent.click(await screen.findByText(item, { selector: '[role=menuitem] *' }));
  };
  const path = `/api/videos/offline/${videoId(1)}/`;
  const forbidden = { status: 403, body: { error: 'Forbidden', code: 'forbidden' } };
  const token = { status: 200, body: { csrfToken: 'fresh' } };

  it('goes to the trash at once, and back', async () => {
    const received = fakeServer({
      ...base,
      [`POST ${path}delete/`]: { status: 200, body: videoCard(1, { is_deleted: true }) },
      [`POST ${path}restore/`]: { status: 200, body: videoCard(1) },
    });
    openVideos('/videos');
    await menu('Move to Trash');
    expect(await screen.findByText('Video moved to trash')).toBeTruthy();
    press('Undo');
    expect(await screen.findByText('Video restored from trash')).toBeTruthy();
    expect(asked(received).length).toBeGreaterThan(1);
  });

  it('says what the server says, or what did not work', async () => {
    fakeServer({ ...base, [`POST ${path}archive/`]: { status: 500, body: 'oops' } });
    openVideos('/videos');
    await menu('Archive');
    expect(await screen.findByText('Failed to archive video')).toBeTruthy();
  });

  it('after a 403 it has a new token, is tried once more, and is moved only if it really is there', async () => {
    let really = false;
    const received = fakeServer({
      ...base,
      'GET /api/auth/csrf/': token,
      [`POST ${path}archive/`]: forbidden,
      [`GET ${path}`]: () => ({ status: 200, body: videoCard(1, { is_archived: really }) }),
    });
    openVideos('/videos');
    await menu('Archive');
    expect(await screen.findByText('You do not have permission to perform this action.')).toBeTruthy();
    expect(screen.queryByText('Video archived successfully')).toBeNull();
    really = true;
    await menu('Archive');
    expect(await screen.findByText('Video archived successfully')).toBeTruthy();
    const sent = received.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(4);
    expect(received.filter(({ path: to }) => to === '/api/auth/csrf/')).toHaveLength(2);
  });

  it('is deleted for good only after a question', async () => {
    const received = fakeServer({
      'GET /api/videos/trash/': listAnswer([videoCard(1, { is_deleted: true })]),
      [`POST ${path}delete-permanent/`]: { status: 204 },
    });
    openVideos('/videos/trash');
    await menu('Delete Permanently');
    await screen.findByText(/permanently delete this video\? This action cannot be undone\./);
    press('Cancel');
    expect(received.some(({ method }) => method === 'POST')).toBe(false);
    await menu('Delete Permanently');
    await screen.findByText(/permanently delete this video/);
    fireEvent.click(within(screen.getByRole('dialog')).getByText('Delete Permanently'));
    expect(await screen.findByText('Video permanently deleted')).toBeTruthy();
  });

  it('has its details changed', async () => {
    const received = fakeServer({ ...base, [`PATCH ${path}`]: { status: 200, body: videoCard(1) } });
    openVideos('/videos');
    await menu('Edit details');
    const title = await screen.findByLabelText(/^Title/);
    fireEvent.change(title, { target: { value: ' ' } });
    press('Save');
    expect(await screen.findByText('Title is required')).toBeTruthy();
    fireEvent.change(title, { target: { value: 'La mer' } });
    press('Save');
    expect(await screen.findByText('Video saved successfully')).toBeTruthy();
    expect(received.find(({ method }) => method === 'PATCH')?.body).toEqual({
      title: 'La mer',
      description: '',
      author: '',
      difficulty_level: 'beginner',
      tags: [],
    });
  });
});

describe('several videos', () => {
  const bulk = 'POST /api/videos/bulk/';
  const results = (...ok: boolean[]) => ({
    status: 200,
    body: {
      results: ok.map((done, index) => ({
        id: videoId(index + 1),
        ok: done,
        error: done ? null : 'video_not_found',
      })),
    },
  });
  const start = async (path = '/videos') => {
    openVideos(path);
    await screen.findByText('Vidéo 1');
    press('Select Multiple');
  };
  const choose = async (item: string) => {
    press('Actions');
    fireEvent.click(await screen.findByText(item, { selector: '[role=menuitem] *' }));
  };

  it('can be chosen, all and none; the actions wait for one, and turning it off forgets them', async () => {
    fakeServer(base);
    await start();
    const actions = () => screen.getByText('Actions').closest('button');
    expect(actions()?.disabled).toBe(true);
    fireEvent.click(screen.getByLabelText('Select “Vidéo 2”'));
    expect(screen.getByText('1 selected')).toBeTruthy();
    expect(actions()?.disabled).toBe(false);
    press('Select All');
    expect(screen.getByText('2 selected')).toBeTruthy();
    press('Deselect All');
    expect(screen.getByText('0 selected')).toBeTruthy();
    press('Select All');
    press('Select Multiple');
    press('Select Multiple');
    expect(screen.getByText('0 selected')).toBeTruthy();
  });

  it('tells of those that were moved and of those that were not', async () => {
    const received = fakeServer({ ...base, [bulk]: results(true, false) });
    await start();
    press('Select All');
    await choose('Move to Trash');
    expect(await screen.findByText('1 video(s) moved to trash')).toBeTruthy();
    expect(await screen.findByText('Failed to trash 1 video(s)')).toBeTruthy();
    expect(screen.getByText('This video does not exist.')).toBeTruthy();
    expect(received.find(({ method }) => method === 'POST')?.body).toEqual({
      ids: [videoId(1), videoId(2)],
      action: 'delete',
    });
  });

  it('are taken back with one touch', async () => {
    const received = fakeServer({ ...base, [bulk]: results(true, true) });
    await start();
    press('Select All');
    await choose('Archive');
    await screen.findByText('2 video(s) archived successfully');
    press('Undo');
    expect(await screen.findByText('2 video(s) unarchived successfully')).toBeTruthy();
    expect(received.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
      { action: 'archive' },
      { action: 'unarchive' },
    ]);
  });

  it('are deleted for good after a question that says how many', async () => {
    fakeServer({
      'GET /api/videos/trash/': listAnswer([1, 2].map((number) => videoCard(number, { is_deleted: true }))),
      [bulk]: results(true, true),
    });
    await start('/videos/trash');
    press('Select All');
    await choose('Delete Permanently');
    await screen.findByText(
      'Are you sure you want to permanently delete 2 video(s)? This action cannot be undone.',
    );
    fireEvent.click(within(screen.getByRole('dialog')).getByText('Delete Permanently'));
    expect(await screen.findByText('2 video(s) permanently deleted')).toBeTruthy();
  });

  it('after a 403 only those count that really are there', async () => {
    fakeServer({
      ...base,
      'GET /api/auth/csrf/': { status: 200, body: { csrfToken: 'fresh' } },
      [bulk]: { status: 403, body: { error: 'Forbidden', code: 'forbidden' } },
      ...Object.fromEntries(
        [1, 2].map((number) => [
          `GET /api/videos/offline/${videoId(number)}/`,
          { status: 200, body: videoCard(number, { is_archived: number === 1 }) },
        ]),
      ),
    });
    await start();
    press('Select All');
    await choose('Archive');
    expect(await screen.findByText('1 video(s) archived successfully')).toBeTruthy();
    expect(screen.getByText('Failed to archive 1 video(s)')).toBeTruthy();
  });
});

it('the keys go along the cards and act on the one in focus', async () => {
  const received = fakeServer({
    ...base,
    [`POST /api/videos/offline/${videoId(2)}/archive/`]: {
      status: 200,
      body: videoCard(2, { is_archived: true }),
    },
  });
  window.addEventListener('keydown', runShortcut);
  openVideos('/videos');
  await screen.findByText('Vidéo 1');
  await userEvent.keyboard('jje');
  expect(await screen.findByText('Video archived successfully')).toBeTruthy();
  expect(received.some(({ path }) => path.endsWith(`${videoId(2)}/archive/`))).toBe(true);
  await userEvent.keyboard('x');
  expect(screen.getByLabelText<HTMLInputElement>('Select “Vidéo 2”').checked).toBe(true);
  window.removeEventListener('keydown', runShortcut);
});
