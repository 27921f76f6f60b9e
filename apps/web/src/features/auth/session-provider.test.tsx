import { listSessions } from '@glossa/contract/sessions';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { call } from '@/lib/api/client.ts';
import { useSession } from '@/domain/session/session-context.ts';
import { storedSessionKey } from '@/domain/session/stored-session.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { longTimeout } from '@/testing/long-timeout.ts';
import { sampleUser, sessionResponse } from '@/testing/sample-user.ts';
import { MantineProvider } from '@mantine/core';
import { GuestGuard, SessionGuard } from './guards.tsx';
import { SessionProvider } from './session-provider.tsx';

const minute = 60_000;
const check = 'GET /api/auth/check-auth/';
const events = {
  onCheckFailed: vi.fn(),
  onSignedIn: vi.fn(),
  onExpired: vi.fn(),
  onUserChanged: vi.fn(),
};

function Page() {
  const { state, signOut } = useSession();
  const { pathname } = useLocation();
  return (
    <>
      <p>{`${pathname} as ${state.status === 'authenticated' ? state.user.username : 'nobody'}`}</p>
      <p>{useNavigationType()}</p>
      <button type="button" onClick={() => void signOut()}>
        leave
      </button>
    </>
  );
}

/** Advances the timers and lets their promises settle. */
const advance = (span: number) => act(() => vi.advanceTimersByTimeAsync(span));

async function open(path = '/reading/7') {
  render(
    <MantineProvider env="test">
      <MemoryRouter initialEntries={[path]}>
        <SessionProvider events={events}>
          <Routes>
            <Route element={<GuestGuard home={() => '/home'} />}>
              <Route path="/login" element={<Page />} />
            </Route>
            <Route element={<SessionGuard />}>
              <Route path="*" element={<Page />} />
            </Route>
          </Routes>
        </SessionProvider>
      </MemoryRouter>
    </MantineProvider>,
  );
  await advance(0);
}

const countChecks = (received: { path: string }[]) =>
  received.filter(({ path }) => path === '/api/auth/check-auth/').length;
const active = () => ({ status: 200, body: { isAuthenticated: true, ...sessionResponse() } });
const endedSession = { status: 200, body: { isAuthenticated: false } };

beforeEach(() => {
  vi.useFakeTimers();
  document.cookie = 'csrftoken=cookie; Path=/';
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('on page load', () => {
  it('shows a spinner, then the page', async () => {
    fakeServer({ [check]: active });
    const opened = open();
    expect(screen.getByRole('status')).toBeTruthy();
    await opened;
    expect(screen.getByText('/reading/7 as reader')).toBeTruthy();
  });

  it('redirects a visitor to the sign-in page', async () => {
    fakeServer({ [check]: endedSession });
    await open();
    expect(screen.getByText('/login as nobody')).toBeTruthy();
    expect(events.onExpired).not.toHaveBeenCalled();
  });

  it('replaces the protected page in the history', async () => {
    fakeServer({ [check]: endedSession });
    await open();
    expect(screen.getByText('/login as nobody')).toBeTruthy();
    expect(screen.getByText('REPLACE')).toBeTruthy();
  });

  it('redirects a signed-in user away from the sign-in page', async () => {
    fakeServer({ [check]: active });
    await open('/login');
    expect(screen.getByText('/home as reader')).toBeTruthy();
  });

  it('redirects a signed-in user to the page in the next parameter', async () => {
    fakeServer({ [check]: active });
    await open('/login?next=%2Freading%2F7');
    expect(screen.getByText('/reading/7 as reader')).toBeTruthy();
  });

  it('redirects to the home page when the next parameter names another site', async () => {
    fakeServer({ [check]: active });
    await open(`/login?next=${encodeURIComponent('//evil.example/x')}`);
    expect(screen.getByText('/home as reader')).toBeTruthy();
  });

  it('reports a failed check and shows the page after a retry', async () => {
    fakeServer({ [check]: (_request, count) => (count === 1 ? { status: 500, body: {} } : active()) });
    await open();
    await vi.waitFor(() => expect(screen.getByText('Session verification failed')).toBeTruthy(), longTimeout);
    expect(events.onCheckFailed).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await advance(0);
    expect(screen.getByText('/reading/7 as reader')).toBeTruthy();
  });

  it('treats a 403 from the check as signed out', async () => {
    fakeServer({ [check]: { status: 403, body: { error: 'No', code: 'account_inactive' } } });
    await open();
    expect(screen.getByText('/login as nobody')).toBeTruthy();
  });

  it('discards an expired stored session', async () => {
    localStorage.setItem(
      storedSessionKey,
      JSON.stringify({ userId: sampleUser().id, expiresAt: new Date(Date.now() - 1).toISOString() }),
    );
    fakeServer({ [check]: { status: 500, body: {} } });
    await open();
    expect(localStorage.getItem(storedSessionKey)).toBeNull();
  });
});

describe('while signed in', () => {
  it('stores the user id and the expiry time, but no secret', async () => {
    fakeServer({ [check]: active });
    await open();
    const stored = localStorage.getItem(storedSessionKey) ?? '';
    expect(JSON.parse(stored)).toEqual({ userId: sampleUser().id, expiresAt: expect.any(String) as string });
  });

  it('checks every ten minutes', async () => {
    const received = fakeServer({ [check]: active });
    await open();
    await advance(10 * minute - 1);
    expect(countChecks(received)).toBe(1);
    await advance(1);
    expect(countChecks(received)).toBe(2);
  });

  it('checks after activity, at most once a minute', async () => {
    const received = fakeServer({ [check]: active });
    await open();
    fireEvent.keyDown(document.body);
    await advance(59_000);
    fireEvent.pointerDown(document.body);
    expect(countChecks(received)).toBe(1);
    await advance(1000);
    fireEvent.keyDown(document.body);
    fireEvent.keyDown(document.body);
    await advance(0);
    expect(countChecks(received)).toBe(2);
  });

  it('signs out when the session expires', async () => {
    fakeServer({ [check]: (_request, count) => (count === 1 ? active() : { status: 500, body: {} }) });
    await open();
    await advance(60 * minute - 1);
    expect(screen.getByText('/reading/7 as reader')).toBeTruthy();
    await advance(1);
    expect(screen.getByText('/login as nobody')).toBeTruthy();
    expect(events.onExpired).toHaveBeenCalledOnce();
    expect(events.onUserChanged).toHaveBeenCalled();
  });

  it('stays signed in when another tab has renewed the session', async () => {
    fakeServer({ [check]: (_request, count) => (count === 1 ? active() : { status: 500, body: {} }) });
    await open();
    const renewed = { userId: sampleUser().id, expiresAt: new Date(Date.now() + 90 * minute).toISOString() };
    localStorage.setItem(storedSessionKey, JSON.stringify(renewed));
    await advance(61 * minute);
    expect(screen.getByText('/reading/7 as reader')).toBeTruthy();
    await advance(30 * minute);
    expect(screen.getByText('/login as nobody')).toBeTruthy();
  });

  it('signs out when another tab signs out', async () => {
    fakeServer({ [check]: active });
    await open();
    localStorage.removeItem(storedSessionKey);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: storedSessionKey })));
    expect(screen.getByText('/login as nobody')).toBeTruthy();
  });

  it('switches to the user who signed in in another tab and clears cached data', async () => {
    const other = sessionResponse(
      sampleUser({ id: '0192a0b0-0000-7000-8000-000000000002', username: 'other' }),
      90 * minute,
    );
    fakeServer({
      [check]: (_request, count) =>
        count === 1 ? active() : { status: 200, body: { isAuthenticated: true, ...other } },
    });
    await open();
    localStorage.setItem(
      storedSessionKey,
      JSON.stringify({ userId: other.user.id, expiresAt: other.expires_at }),
    );
    act(() => void dispatchEvent(new StorageEvent('storage', { key: storedSessionKey })));
    await advance(0);
    expect(screen.getByText('/reading/7 as other')).toBeTruthy();
    expect(events.onUserChanged).toHaveBeenCalledOnce();
  });

  it('goes to the sign-in page 100 ms after a 401, clearing cookies and storage immediately', async () => {
    fakeServer({
      [check]: active,
      'GET /api/auth/sessions/': { status: 401, body: { error: '', code: 'unauthenticated' } },
    });
    await open();
    await act(() => call(listSessions, {}).catch(() => undefined));
    expect(document.cookie).not.toContain('csrftoken');
    expect(localStorage.getItem(storedSessionKey)).toBeNull();
    await advance(99);
    expect(screen.getByText('/reading/7 as reader')).toBeTruthy();
    await advance(1);
    expect(screen.getByText('/login as nobody')).toBeTruthy();
    expect(events.onExpired).toHaveBeenCalledOnce();
  });

  it.each([401, 403])('signs out and clears cookies and storage when a check returns %i', async (status) => {
    fakeServer({
      [check]: (_request, count) =>
        count === 1 ? active() : { status, body: { error: 'No', code: 'account_inactive' } },
    });
    await open();
    expect(localStorage.getItem(storedSessionKey)).not.toBeNull();
    await advance(10 * minute);
    expect(document.cookie).not.toContain('csrftoken');
    expect(localStorage.getItem(storedSessionKey)).toBeNull();
    await advance(100);
    expect(screen.getByText('/login as nobody')).toBeTruthy();
  });

  it('signs out on the server and in the browser', async () => {
    const received = fakeServer({ [check]: active, 'POST /api/auth/logout/': { status: 204 } });
    await open();
    sessionStorage.setItem('a-draft', 'half a text');
    fireEvent.click(screen.getByRole('button', { name: 'leave' }));
    await vi.waitFor(() => expect(screen.getByText('/login as nobody')).toBeTruthy(), longTimeout);
    expect(received.at(-1)?.path).toBe('/api/auth/logout/');
    expect(localStorage.getItem(storedSessionKey)).toBeNull();
    expect(sessionStorage.getItem('a-draft')).toBeNull();
    expect(events.onExpired).not.toHaveBeenCalled();
  });
});
