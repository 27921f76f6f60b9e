import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import { storeAccount, openStoredAccount } from '@/domain/offline/stored-account.ts';
import { useSession } from '@/domain/session/session-context.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { setUpOfflineDevice } from '@/testing/offline-device.ts';
import { sampleUser, sessionResponse } from '@/testing/sample-user.ts';
import { SessionProvider } from './session-provider.tsx';

const check = 'GET /api/auth/check-auth/';
const events = { onCheckFailed: vi.fn(), onSignedIn: vi.fn(), onExpired: vi.fn(), onUserChanged: vi.fn() };

setUpOfflineDevice(sampleUser().id);
beforeEach(() => vi.clearAllMocks());

function Page() {
  const { state, check: checkAgain, signOut } = useSession();
  const name = state.status === 'authenticated' ? state.user.username : state.status;
  const connection = state.status === 'authenticated' && state.offline ? 'offline' : 'online';
  return (
    <>
      <p>{`${name} ${connection}`}</p>
      <button type="button" onClick={() => void checkAgain()}>
        check
      </button>
      <button type="button" onClick={() => void signOut()}>
        leave
      </button>
    </>
  );
}

const open = () =>
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <SessionProvider events={events}>
          <Page />
        </SessionProvider>
      </MemoryRouter>
    </MantineProvider>,
  );

const networkError = () => Promise.reject(new TypeError('Failed to fetch'));

it('restores the last account offline until the server can be reached', async () => {
  await storeAccount(sampleUser());
  fakeServer({
    [check]: (_request, count) =>
      count === 1 ? networkError() : { status: 200, body: { isAuthenticated: true, ...sessionResponse() } },
  });
  open();
  expect(await screen.findByText('reader offline')).toBeTruthy();
  expect(events.onCheckFailed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('check'));
  expect(await screen.findByText('reader online')).toBeTruthy();
});

it('doesn’t restore an account offline when no one has signed in on the device', async () => {
  fakeServer({ [check]: networkError });
  open();
  expect(await screen.findByText('unverified online')).toBeTruthy();
  expect(events.onCheckFailed).toHaveBeenCalledOnce();
});

it('requires signing in again once the session has expired, and keeps the stored account', async () => {
  await storeAccount(sampleUser());
  fakeServer({
    [check]: (_request, count) =>
      count === 1 ? networkError() : { status: 200, body: { isAuthenticated: false } },
  });
  open();
  await screen.findByText('reader offline');
  fireEvent.click(screen.getByText('check'));
  expect(await screen.findByText('anonymous online')).toBeTruthy();
  expect((await openStoredAccount())?.id).toBe(sampleUser().id);
});

it('deletes the stored account on sign-out', async () => {
  await storeAccount(sampleUser());
  fakeServer({
    [check]: { status: 200, body: { isAuthenticated: true, ...sessionResponse() } },
    'POST /api/auth/logout/': { status: 204 },
  });
  open();
  await screen.findByText('reader online');
  fireEvent.click(screen.getByText('leave'));
  expect(await screen.findByText('anonymous online')).toBeTruthy();
  await waitFor(async () => expect(await openStoredAccount()).toBeUndefined());
});
