import type { RosterPreview, RosterReport } from '@glossa/contract/learner-import';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { mockUploads } from '@/testing/mock-uploads.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { task } from '@/testing/task.ts';
import { RosterPage } from './roster-page.tsx';

const id = '0192a0b0-0000-7000-8000-0000000000cc';
const importPath = '/api/auth/learners/import/';

const preview = (changed: number): RosterPreview => ({
  id,
  file_name: 'class.csv',
  columns: [{ name: 'email', field: 'email' }],
  sample: [],
  counts: { lines: 5, added: 2, changed, kept: 0, refused: 0, without_password: 0 },
  refused: [],
});
const report: RosterReport = {
  id,
  file_name: 'class.csv',
  task: null,
  finished: true,
  added: 2,
  changed: 0,
  kept: 0,
  refused: 0,
  invited: 0,
  waiting: 0,
  put_off: 0,
  not_invited: 0,
  refused_lines: [],
  refused_invitations: [],
};

/** Opens the preview of a list. `respond` returns the preview for changed settings. */
async function openPreview(respond: Parameters<typeof fakeServer>[0][string]) {
  document.cookie = 'csrftoken=cookie; Path=/';
  const uploads = mockUploads();
  const received = fakeServer({
    [`POST ${importPath}${id}/preview/`]: respond,
    [`POST ${importPath}${id}/start/`]: { status: 202, body: { task: task({}) } },
    [`GET ${importPath}${id}/`]: { status: 200, body: report },
  });
  renderApp(
    <Routes>
      <Route path="/admin/learners/import/:id?" element={<RosterPage />} />
    </Routes>,
    {
      path: '/admin/learners/import',
      session: { state: { status: 'authenticated', user: sampleUser({ is_superuser: true }) } },
    },
  );
  const user = userEvent.setup();
  const file = new File(['email\nann@school.org\n'], 'class.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Choose a list, or drop it here'), file);
  await waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]?.respond(201, preview(0));
  await screen.findByRole('button', { name: 'Import 2 learners' });
  const findStartBody = () => received.find(({ path }) => path.endsWith('/start/'))?.body;
  return { user, started: findStartBody };
}

const update = 'Update from the list';
const skip = 'Leave unchanged';
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

afterEach(() => vi.unstubAllGlobals());

it('asks for a new file after an import', async () => {
  const { user } = await openPreview({ status: 200, body: preview(0) });
  await user.click(screen.getByRole('button', { name: 'Import 2 learners' }));
  await screen.findByRole('heading', { name: 'Import complete' });
  await user.click(screen.getByRole('link', { name: 'Import another list' }));
  await screen.findByLabelText('Choose a list, or drop it here');
  expect(screen.queryByText('class.csv')).toBeNull();
});

it('reverts a setting whose preview fails', async () => {
  const { user, started } = await openPreview({
    status: 503,
    body: { error: 'Unavailable', code: 'unavailable' },
  });
  await user.click(screen.getByRole('radio', { name: update }));
  await waitFor(() => expect(isChosen(skip)).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Import 2 learners' }));
  await waitFor(() => expect(started()).toEqual({ existing: 'skip', invite: true }));
});

it('shows the counts for the latest setting even when an earlier response arrives last', async () => {
  let release = () => undefined as void;
  const delay = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { user } = await openPreview(async ({ body }) => {
    const { existing } = body as { existing: string };
    if (existing === 'update') await delay;
    return { status: 200, body: preview(existing === 'update' ? 3 : 0) };
  });
  await user.click(screen.getByRole('radio', { name: update }));
  await user.click(screen.getByRole('radio', { name: skip }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 2 learners' }).disabled).toBe(false),
  );
  release();
  // Long enough for the response, but shorter than the test timeout.
  await expect(
    screen.findByRole('button', { name: 'Import 5 learners' }, { timeout: 1000 }),
  ).rejects.toThrow();
  expect(isChosen(skip)).toBe(true);
});
