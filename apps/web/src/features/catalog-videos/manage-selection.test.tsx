import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { runShortcut } from '@/lib/shortcuts/shortcuts.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { catalogResponse, catalogVideo, videoId } from './testing/catalog-video.ts';
import { bulkRoute, list, openCatalog, press } from './testing/open-catalog.tsx';

const page = catalogResponse([1, 2, 3, 4].map((number) => catalogVideo(number)));
type Result = { changed?: boolean; error?: string; missing?: string[] };
const results = (...all: Result[]) => ({
  status: 200,
  body: {
    results: all.map(({ changed = true, error, missing = [] }, index) => {
      const ok = error === undefined;
      return { id: videoId(index + 1), ok, changed: ok && changed, error: error ?? null, missing };
    }),
  },
});
const box = (title: string) => screen.getByLabelText<HTMLInputElement>(`Select “${title}”`);
const start = async (routes: Parameters<typeof fakeServer>[0] = {}) => {
  const received = fakeServer({ [list]: page, ...routes });
  openCatalog();
  await screen.findByText('Video 1');
  return () => received.filter(({ method }) => method === 'POST').map(({ body }) => body);
};

describe('several videos', () => {
  it('are selected one by one, as a range, or as a whole page', async () => {
    await start();
    fireEvent.click(box('Video 1'));
    expect(screen.getByText('1 selected')).toBeTruthy();
    fireEvent.click(box('Video 3'), { shiftKey: true });
    expect(screen.getByText('3 selected')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('4 selected')).toBeTruthy();
    press('Deselect All');
    expect(screen.queryByText('4 selected')).toBeNull();
  });

  it('are published, and Undo moves only the newly published ones back to draft', async () => {
    const sent = await start({
      [bulkRoute]: (_request, count) => (count === 1 ? results({}, { changed: false }) : results({})),
    });
    fireEvent.click(box('Video 1'));
    fireEvent.click(box('Video 2'));
    press('Publish');
    await screen.findByText('2 videos published');
    press('Undo');
    expect(await screen.findByText('1 video moved to draft')).toBeTruthy();
    expect(sent()).toEqual([
      { ids: [videoId(1), videoId(2)], action: 'publish' },
      { ids: [videoId(1)], action: 'draft' },
    ]);
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('stay selected when some can’t be published, with the reasons shown', async () => {
    await start({
      [bulkRoute]: results(
        {},
        { error: 'video_not_ready' },
        { error: 'video_incomplete', missing: ['author', 'price'] },
        { error: 'video_not_ready' },
      ),
    });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    press('Publish');
    expect(await screen.findByText('1 video published, 3 failed')).toBeTruthy();
    expect(
      screen.getByText('2 items: It’s still processing. 1 item: Still missing: Author, Price.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(screen.getByText('4 selected')).toBeTruthy();
  });

  it('are moved to their owners’ trash and restored by Undo', async () => {
    const sent = await start({ [bulkRoute]: results({}, {}) });
    fireEvent.click(box('Video 1'));
    fireEvent.click(box('Video 2'));
    press('Delete');
    await screen.findByText('2 videos moved to their owners’ trash');
    press('Undo');
    expect(await screen.findByText('2 videos restored')).toBeTruthy();
    expect(sent()).toMatchObject([{ action: 'remove' }, { action: 'restore' }]);
  });

  it('stay unchanged when the request fails, with an error shown', async () => {
    await start({ [bulkRoute]: { status: 403, body: { error: 'x', code: 'forbidden' } } });
    fireEvent.click(box('Video 1'));
    press('Move to draft');
    expect(await screen.findByText('1 video couldn’t be moved to draft')).toBeTruthy();
    expect(screen.getByText('You do not have permission to perform this action.')).toBeTruthy();
  });
});

it('publishes a single video from its row menu, and selects a video with keyboard shortcuts', async () => {
  const sent = await start({ [bulkRoute]: results({}) });
  press('More actions for “Video 2”');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Publish' }));
  await waitFor(() => expect(sent()).toEqual([{ ids: [videoId(2)], action: 'publish' }]));
  window.addEventListener('keydown', runShortcut);
  await userEvent.keyboard('jjx');
  expect(box('Video 2').checked).toBe(true);
  window.removeEventListener('keydown', runShortcut);
});
