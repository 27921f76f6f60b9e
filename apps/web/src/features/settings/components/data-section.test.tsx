import type { AccountExport, AccountImport } from '@glossa/contract/account-archive';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { task } from '@/testing/task.ts';
import { DataSection } from './data-section.tsx';

const id = '0192a0b0-0000-7000-8000-00000000bbbb';
const archive: AccountExport = {
  id,
  task: task({ type: 'export_account', status: 'SUCCESS', progress: 100 }),
  created_at: '2026-11-01T10:00:00Z',
  bytes: 3_250_000,
  url: `/media/archives/${id}/file`,
  available_until: '2026-11-08T10:00:00Z',
};
const uploaded: AccountImport = {
  id,
  file_name: 'old.zip',
  bytes: 2048,
  made_at: '2026-10-01T10:00:00Z',
  made_by: 'Glossa',
  counts: { texts: 3, words: 1200, videos: 0, settings: 2 },
  task: null,
  added: {},
  created_at: '2026-11-01T10:00:00Z',
};
const open = (archives: { export?: AccountExport; import?: AccountImport }, routes: object = {}) => {
  const response = { export: null, import: null, file_bytes: 1024 ** 3, ...archives };
  const received = fakeServer({ 'GET /api/account/archives/': { status: 200, body: response }, ...routes });
  renderApp(<DataSection />, { session: { state: { status: 'authenticated', user: sampleUser() } } });
  return received;
};

beforeEach(() => {
  document.cookie = 'csrftoken=cookie; Path=/';
});

it('offers the latest archive with its size and expiry date', async () => {
  open({ export: archive });
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link.getAttribute('href')).toBe(archive.url);
  expect(screen.getByText(/3.1 MB · available until/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create a new archive' })).toBeTruthy();
});

it('shows an archive’s contents before the import starts', async () => {
  const received = open(
    { import: uploaded },
    { [`POST /api/account/import/${id}/start/`]: { status: 202, body: { ...uploaded, task: task() } } },
  );
  await screen.findByText('3 texts');
  expect(screen.getByText('1,200 words')).toBeTruthy();
  expect(screen.queryByText(/^\d+ videos?$/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(received.some(({ method }) => method === 'POST')).toBe(true));
});

it('shows why an import failed and offers a retry when possible', async () => {
  const failed = task({ status: 'FAILURE', message: 'archive_stopped', can_retry: true });
  open({ import: { ...uploaded, task: failed } });
  expect((await screen.findByRole('alert')).textContent).toContain('Everything imported so far is kept');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
