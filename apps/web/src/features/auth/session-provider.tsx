import { checkAuth, logout } from '@glossa/contract/auth';
import type { User } from '@glossa/contract/auth';
import { ApiError } from '@glossa/contract/client';
import { noop } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { call, credentials, onUnauthenticated } from '@/lib/api/client.ts';
import { clearCookies } from '@/lib/api/cookies.ts';
import { SessionContext } from '@/domain/session/session-context.ts';
import type { SessionState, SignedIn } from '@/domain/session/session-context.ts';
import { clearStoredSession, readStoredSession, storeSession } from '@/domain/session/stored-session.ts';
import { useSessionExpiry, useSharedSession, useRegularChecks } from './session-effects.ts';

/** Session cookies that scripts can read. */
const sessionCookies = ['csrftoken'];

/** Milliseconds between a 401 response and the redirect to sign-in (specification 1, section 8). */
const expiryDelay = 100;

export interface SessionEvents {
  /** A check failed for a reason unrelated to the session. */
  onCheckFailed: () => void;
  /** A user signed in on this page, which had no session before. */
  onSignedIn: () => void;
  /** The session ended without the user signing out. */
  onExpired: () => void;
  /** The user signed out or changed, so cached data must be cleared. */
  onUserChanged: () => void;
}

type DeviceAccounts = typeof import('@/domain/offline/offline-session.ts');

/** Accesses the data of this device's last user. Resolves to undefined if storage is unavailable. */
const withDeviceAccounts = <Answer,>(
  read: (accounts: DeviceAccounts) => Promise<Answer>,
): Promise<Answer | void> => import('@/domain/offline/offline-session.ts').then(read).catch(noop);

const isAuthError = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Manages this page's session (specification 1, section 4). Renders no messages itself; see `SessionEvents`. */
export function SessionProvider({ events, children }: { events: SessionEvents; children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'checking' });
  const [expiresAt, setExpiresAt] = useState<string>();
  /** Number of times the user has signed out on this page. */
  const [signOuts, setSignOuts] = useState(0);
  const current = useRef<User>(undefined);
  const checkedAt = useRef(0);

  const endSession = useCallback(
    (bySignOut: boolean) => {
      credentials.signingKey = undefined;
      clearCookies(sessionCookies);
      clearStoredSession();
      const userId = current.current?.id;
      // Nothing changes for a visitor who was never signed in, so a public page's requests continue.
      if (userId !== undefined) events.onUserChanged();
      // Keep the data if the session merely expired, because the user will probably sign in again and may have unsent
      // changes.
      if (bySignOut && userId !== undefined) {
        void withDeviceAccounts(({ deleteOfflineData }) => deleteOfflineData(userId));
      }
      current.current = undefined;
      setExpiresAt(undefined);
      const showSignIn = () => setState({ status: 'anonymous', bySignOut });
      if (bySignOut) showSignIn();
      // Let a page finish loading first, so that the user returns to it after signing in.
      else startTransition(showSignIn);
    },
    [events],
  );

  const start = useCallback(
    ({ user, signingKey, expires_at }: SignedIn) => {
      const isFirst = current.current === undefined;
      if (current.current && current.current.id !== user.id) events.onUserChanged();
      credentials.signingKey = signingKey;
      current.current = user;
      if (isFirst) events.onSignedIn();
      checkedAt.current = Date.now();
      storeSession({ userId: user.id, expiresAt: expires_at });
      setExpiresAt(expires_at);
      // Keep the current screen until the next one is completely ready.
      startTransition(() => setState({ status: 'authenticated', user }));
    },
    [events],
  );

  const expire = useCallback(() => {
    // Signing in again is impossible offline, so the next check decides whether the session has ended.
    if (!current.current || !navigator.onLine) return;
    endSession(false);
    events.onExpired();
  }, [endSession, events]);

  const check = useCallback(async () => {
    checkedAt.current = Date.now();
    try {
      const response = await call(checkAuth, {});
      if (response.isAuthenticated) start(response);
      else if (current.current) expire();
      else endSession(false);
    } catch (error) {
      if (isAuthError(error)) return endSession(false);
      if (current.current && !navigator.onLine) return;
      // Offline, this device's last user continues with the data stored on it.
      const user = current.current
        ? undefined
        : await withDeviceAccounts(({ restoreOfflineSession }) => restoreOfflineSession(error));
      if (user) {
        current.current = user;
        return startTransition(() => setState({ status: 'authenticated', user, offline: true }));
      }
      events.onCheckFailed();
      setState((before) => (before.status === 'checking' ? { status: 'unverified' } : before));
    }
  }, [start, endSession, expire, events]);

  const discard = useCallback(() => {
    endSession(true);
    setSignOuts((before) => before + 1);
  }, [endSession]);

  const signOut = useCallback(async () => {
    if ((await withDeviceAccounts(({ confirmSignOut }) => confirmSignOut())) === false) return;
    await call(logout, {}).catch(() => undefined);
    discard();
  }, [discard]);

  useEffect(() => {
    readStoredSession();
    void check();
  }, [check]);

  useEffect(
    () =>
      onUnauthenticated(() => {
        clearCookies(sessionCookies);
        clearStoredSession();
        setTimeout(expire, expiryDelay);
      }),
    [expire],
  );

  // Runs after the pages have unmounted, because they store drafts on unmount. An expired session keeps its drafts.
  useEffect(() => {
    if (signOuts > 0) sessionStorage.clear();
  }, [signOuts]);

  const signedIn = state.status === 'authenticated';
  useRegularChecks({ active: signedIn, checkedAt, check });
  useSessionExpiry({ expiresAt, onExpired: expire });
  useSharedSession({
    current,
    onSignedOut: () => endSession(true),
    onChanged: check,
    onRenewed: setExpiresAt,
  });

  const setUser = useCallback((user: User) => {
    current.current = user;
    setState({ status: 'authenticated', user });
  }, []);

  const session = useMemo(
    () => ({ state, start, check, setUser, signOut, discard }),
    [state, start, check, setUser, signOut, discard],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
