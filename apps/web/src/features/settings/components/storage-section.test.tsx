import type { StorageUse } from '@glossa/contract/storage';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { sampleUser } from '@/testing/sample-user.ts';
import { StorageSection } from './storage-section.tsx';

const gigabyte = 1024 ** 3;

const open = (use: Partial<StorageUse>) => {
  const body = { used: 0, reserved: 0, limit: 5 * gigabyte, kinds: [], ...use };
  fakeServer({ 'GET /api/account/storage/': { status: 200, body } });
  renderApp(<StorageSection />, { session: { state: { status: 'authenticated', user: sampleUser() } } });
};

it('shows how much of the plan’s storage is used, and what uses it', async () => {
  open({
    used: 1.2 * gigabyte,
    kinds: [
      { kind: 'video', bytes: gigabyte },
      { kind: 'audio', bytes: 0.2 * gigabyte },
    ],
  });
  const meter = await screen.findByRole('meter', { name: 'Space used' });
  expect(meter.getAttribute('aria-valuenow')).toBe('24');
  expect(meter.getAttribute('aria-valuetext')).toBe('1.2 GB of 5 GB');
  expect(screen.getByText('Videos: 1 GB')).toBeTruthy();
  expect(screen.getByText('Recordings: 204.8 MB')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Compare plans' })).toBeTruthy();
  expect(screen.queryByText(/storage is full/)).toBeNull();
});

it('counts uploads in progress toward the storage limit', async () => {
  open({ used: 4 * gigabyte, reserved: gigabyte });
  expect(await screen.findByText(/storage is full/)).toBeTruthy();
  expect(screen.getByText('Uploading now: 1 GB')).toBeTruthy();
});

it('shows no meter and no link to plans if there is no limit', async () => {
  open({ used: 2 * gigabyte, limit: null });
  expect(await screen.findByText('2 GB, no limit')).toBeTruthy();
  expect(screen.queryByRole('meter')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
