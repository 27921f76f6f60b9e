import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { openVideos } from '../testing/open-videos.tsx';
import { videoCard, videoId } from '@/testing/video.ts';
import { listResponse } from '../testing/video-card.ts';
import { requestsTo, base, cleanUpVideos, press } from '../testing/videos-screen.ts';

cleanUpVideos();

describe('one video', () => {
  const chooseMenuItem = async (item: string) => {
    fireEvent.click(await screen.findByLabelText('More actions for “Vidéo 1”'));
    fireEvent.click(await screen.findByText(item, { selector: '[role=menuitem] *' }));
  };
  const path = `/api/videos/offline/${videoId(1)}/`;
  const forbidden = { status: 403, body: { error: 'Forbidden', code: 'forbidden' } };
  const token = { status: 200, body: { csrfToken: 'fresh' } };

  it('moves to the trash immediately and back with Undo', async () => {
    const received = fakeServer({
      ...base,
      [`POST ${path}delete/`]: { status: 200, body: videoCard(1, { is_deleted: true }) },
      [`POST ${path}restore/`]: { status: 200, body: videoCard(1) },
    });
    openVideos('/videos');
    await chooseMenuItem('Move to Trash');
    expect(await screen.findByText('Video moved to trash')).toBeTruthy();
    press('Undo');
    expect(await screen.findByText('Video restored from trash')).toBeTruthy();
    expect(requestsTo(received).length).toBeGreaterThan(1);
  });

  it('shows what failed if the server returns no message', async () => {
    fakeServer({ ...base, [`POST ${path}archive/`]: { status: 500, body: 'oops' } });
    openVideos('/videos');
    await chooseMenuItem('Archive');
    expect(await screen.findByText('Failed to archive video')).toBeTruthy();
  });

  it.each([
    ['videos', 'offline', {}, 'Move to Trash', 'delete', 'Failed to move video to trash'],
    [
      'videos/archive',
      'archived',
      { is_archived: true },
      'Unarchive',
      'unarchive',
      'Failed to unarchive video',
    ],
    [
      'videos/trash',
      'trash',
      { is_deleted: true },
      'Restore',
      'restore',
      'Failed to restore video from trash',
    ],
    [
      'videos/trash',
      'trash',
      { is_deleted: true },
      'Delete Permanently',
      'delete-permanent',
      'Failed to permanently delete video',
    ],
  ] as const)(
    'at /%s (%s, %j), a failed “%s” (%s) shows “%s”',
    async (at, list, place, item, act, sentence) => {
      fakeServer({
        ...base,
        [`GET /api/videos/${list}/`]: listResponse([videoCard(1, place)]),
        [`POST ${path}${act}/`]: { status: 500, body: 'oops' },
      });
      openVideos(`/${at}`);
      await chooseMenuItem(item);
      if (act === 'delete-permanent') {
        const question = await screen.findByRole('dialog');
        fireEvent.click(within(question).getByText(item));
      }
      expect(await screen.findByText(sentence)).toBeTruthy();
    },
  );

  it('retries once with a new CSRF token after a 403, and reports success only if the video really moved', async () => {
    let really = false;
    const received = fakeServer({
      ...base,
      'GET /api/auth/csrf/': token,
      [`POST ${path}archive/`]: forbidden,
      [`GET ${path}`]: () => ({ status: 200, body: videoCard(1, { is_archived: really }) }),
    });
    openVideos('/videos');
    await chooseMenuItem('Archive');
    expect(await screen.findByText('You do not have permission to perform this action.')).toBeTruthy();
    expect(screen.queryByText('Video archived successfully')).toBeNull();
    really = true;
    await chooseMenuItem('Archive');
    expect(await screen.findByText('Video archived successfully')).toBeTruthy();
    const sent = received.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(4);
    expect(received.filter(({ path: to }) => to === '/api/auth/csrf/')).toHaveLength(2);
  });

  it('is permanently deleted only after confirmation', async () => {
    const received = fakeServer({
      'GET /api/videos/trash/': listResponse([videoCard(1, { is_deleted: true })]),
      [`POST ${path}delete-permanent/`]: { status: 204 },
    });
    openVideos('/videos/trash');
    await chooseMenuItem('Delete Permanently');
    await screen.findByText(/permanently delete this video\? This can’t be undone\./);
    press('Cancel');
    expect(received.some(({ method }) => method === 'POST')).toBe(false);
    await chooseMenuItem('Delete Permanently');
    await screen.findByText(/permanently delete this video/);
    fireEvent.click(within(screen.getByRole('dialog')).getByText('Delete Permanently'));
    expect(await screen.findByText('Video permanently deleted')).toBeTruthy();
  });

  it('saves edited details', async () => {
    const received = fakeServer({ ...base, [`PATCH ${path}`]: { status: 200, body: videoCard(1) } });
    openVideos('/videos');
    await chooseMenuItem('Edit details');
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
