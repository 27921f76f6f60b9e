import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { runShortcut } from '@/lib/shortcuts/shortcuts.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { openVideos } from '../testing/open-videos.tsx';
import { videoCard, videoId } from '@/testing/video.ts';
import { listResponse } from '../testing/video-card.ts';
import { base, cleanUpVideos, press } from '../testing/videos-screen.ts';

cleanUpVideos();

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

  it('can be selected individually or all at once, and are deselected when selection is turned off', async () => {
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

  it('are reported separately if only some could be moved', async () => {
    const received = fakeServer({ ...base, [bulk]: results(true, false) });
    await start();
    press('Select All');
    await choose('Move to Trash');
    expect(await screen.findByText('1 video moved to trash')).toBeTruthy();
    expect(await screen.findByText('Failed to trash 1 video')).toBeTruthy();
    expect(screen.getByText('This video doesn’t exist.')).toBeTruthy();
    expect(received.find(({ method }) => method === 'POST')?.body).toEqual({
      ids: [videoId(1), videoId(2)],
      action: 'delete',
    });
  });

  it.each([
    [
      'trash',
      'trash',
      { is_deleted: true },
      'Restore',
      '1 video restored from trash',
      'Failed to restore 1 video',
    ],
    [
      'archive',
      'archived',
      { is_archived: true },
      'Unarchive',
      '1 video unarchived successfully',
      'Failed to unarchive 1 video',
    ],
    [
      'trash',
      'trash',
      { is_deleted: true },
      'Delete Permanently',
      '1 video permanently deleted',
      'Failed to permanently delete 1 video',
    ],
  ] as const)(
    'in the %s (%s, %j), “%s” reports “%s” and “%s”',
    async (at, list, place, item, done, failure) => {
      fakeServer({
        ...base,
        [`GET /api/videos/${list}/`]: listResponse([1, 2].map((number) => videoCard(number, place))),
        [bulk]: results(true, false),
      });
      await start(`/videos/${at}`);
      press('Select All');
      await choose(item);
      if (item === 'Delete Permanently') {
        const question = await screen.findByRole('dialog');
        fireEvent.click(within(question).getByText(item));
      }
      expect(await screen.findByText(done)).toBeTruthy();
      expect(await screen.findByText(failure)).toBeTruthy();
    },
  );

  it('are moved back with one click', async () => {
    const received = fakeServer({ ...base, [bulk]: results(true, true) });
    await start();
    press('Select All');
    await choose('Archive');
    await screen.findByText('2 videos archived successfully');
    press('Undo');
    expect(await screen.findByText('2 videos unarchived successfully')).toBeTruthy();
    expect(received.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
      { action: 'archive' },
      { action: 'unarchive' },
    ]);
  });

  it('are permanently deleted after a confirmation that shows the number of videos', async () => {
    fakeServer({
      'GET /api/videos/trash/': listResponse([1, 2].map((number) => videoCard(number, { is_deleted: true }))),
      [bulk]: results(true, true),
    });
    await start('/videos/trash');
    press('Select All');
    await choose('Delete Permanently');
    await screen.findByText('Are you sure you want to permanently delete 2 videos? This can’t be undone.');
    fireEvent.click(within(screen.getByRole('dialog')).getByText('Delete Permanently'));
    expect(await screen.findByText('2 videos permanently deleted')).toBeTruthy();
  });

  it('count as moved after a 403 only if they really moved', async () => {
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
    expect(await screen.findByText('1 video archived successfully')).toBeTruthy();
    expect(screen.getByText('Failed to archive 1 video')).toBeTruthy();
  });
});

it('moves through the cards by keyboard and acts on the focused one', async () => {
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
