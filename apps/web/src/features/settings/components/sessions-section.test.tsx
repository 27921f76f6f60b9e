import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { setUpOfflineDevice } from '@/testing/offline-device.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { sampleUser } from '@/testing/sample-user.ts';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx';
import { KnownDevicesSection } from './known-devices-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const session = {
  id: '0192a0b0-0000-7000-8000-0000000000a1',
  current: true,
  user_agent: userAgent,
  address: '203.0.113.7',
  created_at: '2026-11-01T10:00:00Z',
  expires_at: '2026-11-01T11:00:00Z',
};

setUpOfflineDevice(sampleUser({}).id);

it('signs out everywhere after a confirmation', async () => {
  document.cookie = 'csrftoken=token; Path=/';
  const received = fakeServer({
    'GET /api/auth/sessions/': { status: 200, body: { results: [session] } },
    'DELETE /api/auth/sessions/': { status: 204 },
  });
  const discard = vi.fn();
  renderApp(
    <>
      <SessionsSection />
      <ConfirmDialog />
    </>,
    {
      path: '/settings',
      session: { state: { status: 'authenticated', user: sampleUser({}) }, discard },
    },
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = await screen.findByRole('dialog');
  expect(received.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(discard).toHaveBeenCalled());
});

it('lets the user forget another device but not the current one', async () => {
  document.cookie = 'csrftoken=token; Path=/';
  const device = { ...session, last_used_at: '2026-11-01T10:00:00Z' };
  const other = { ...device, id: '0192a0b0-0000-7000-8000-0000000000a2', current: false };
  const received = fakeServer({
    'GET /api/auth/known-devices/': { status: 200, body: { results: [device, other] } },
    [`DELETE /api/auth/known-devices/${other.id}/`]: { status: 204 },
  });
  renderApp(<KnownDevicesSection />, { path: '/settings' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Forget' }));
  await waitFor(() =>
    expect(received.some(({ path }) => path === `/api/auth/known-devices/${other.id}/`)).toBe(true),
  );
});
