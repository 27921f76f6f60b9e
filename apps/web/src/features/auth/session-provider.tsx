import { checkAuth, logout as logoutEndpoint } from '@glossa/contract/auth';
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
import { useExpiry } from './hooks/use-expiry.ts';
import { useOtherTabs } from './hooks/use-other-tabs.ts';
import { useRegularChecks } from './hooks/use-regular-checks.ts';

/** Session cookies that scripts can read. */
const sessionCookies = ['csrftoken'];

/** Milliseconds between a 401 response and the redirect to sign-in (specification 1, section 8). */
const leaveDelay = 100;

export interface SessionEvents {
  /** A check failed for a reason unrelated to the session. */
  onCheckFailed: () => void;
  /** A user signed in on this page, which had no session before. */
  onSignedIn: () => void;
  /** The session ended without the user signing out. */
  onExpired: () => void;
  /** The user signed out or changed: cached data must be cleared. */
  onPersonChanged: () => void;
}

type DevicePeople = typeof import('@/domain/offline/last-person.ts');

/** Accesses the last user of this device and their stored data. Resolves to undefined where storage is unavailable. */
const onDevice = <Answer,>(ask: (people: DevicePeople) => Promise<Answer>): Promise<Answer | void> =>
  import('@/domain/offline/last-person.ts').then(ask).catch(noop);

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Manages this page's session (specification 1, section 4). Renders no messages itself; see `SessionEvents`. */
export function SessionProvider({ events, children }: { events: SessionEvents; children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'checking' });
  const [expiresAt, setExpiresAt] = useState<string>();
  /** How often the user signed out manually on this page. */
  const [departures, setDepartures] = useState(0);
  const current = useRef<User>(undefined);
  const checkedAt = useRef(0);

  const drop = useCallback(
    (left: boolean) => {
      credentials.signingKey = undefined;
      clearCookies(sessionCookies);
      clearStoredSession();
      const person = current.current?.id;
      // A visitor who was never signed in changes nothing, so requests of a public page continue.
      if (person !== undefined) events.onPersonChanged();
      // A user whose session merely expired returns and still has pending changes.
      if (left && person !== undefined) {
        void onDevice(({ personLeft }) => personLeft(person));
      }
      current.current = undefined;
      setExpiresAt(undefined);
      const leave = () => setState({ status: 'anonymous', left });
      if (left) leave();
      // Waits for a page that is still loading, because that is the page to return to.
      else startTransition(leave);
    },
    [events],
  );

  const begin = useCallback(
    ({ user, signingKey, expires_at }: SignedIn) => {
      const isFirst = current.current === undefined;
      if (current.current && current.current.id !== user.id) events.onPersonChanged();
      credentials.signingKey = signingKey;
      current.current = user;
      if (isFirst) events.onSignedIn();
      checkedAt.current = Date.now();
      storeSession({ userId: user.id, expiresAt: expires_at });
      setExpiresAt(expires_at);
      // Keeps the current screen until the next one is completely ready.
      startTransition(() => setState({ status: 'authenticated', user }));
    },
    [events],
  );

  const expire = useCallback(() => {
    // Signing in again is impossible offline; the next check decides.
    if (!current.current || !navigator.onLine) return;
    drop(false);
    events.onExpired();
  }, [drop, events]);

  const check = useCallback(async () => {
    checkedAt.current = Date.now();
    try {
      const answer = await call(checkAuth, {});
      if (answer.isAuthenticated) begin(answer);
      else if (current.current) expire();
      else drop(false);
    } catch (error) {
      if (isRefusal(error)) return drop(false);
      if (current.current && !navigator.onLine) return;
      // Offline, the last user of this device continues with the data stored on it.
      const user = current.current ? undefined : await onDevice(({ lastPerson }) => lastPerson(error));
      if (user) {
        current.current = user;
        return startTransition(() => setState({ status: 'authenticated', user, offline: true }));
      }
      events.onCheckFailed();
      setState((before) => (before.status === 'checking' ? { status: 'unverified' } : before));
    }
  }, [begin, drop, expire, events]);

  const depart = useCallback(() => {
    drop(true);
    setDepartures((before) => before + 1);
  }, [drop]);

  const logout = useCallback(async () => {
    if ((await onDevice(({ mayLeave }) => mayLeave())) === false) return;
    await call(logoutEndpoint, {}).catch(() => undefined);
    depart();
  }, [depart]);

  useEffect(() => {
    readStoredSession();
    void check();
  }, [check]);

  useEffect(
    () =>
      onUnauthenticated(() => {
        clearCookies(sessionCookies);
        clearStoredSession();
        setTimeout(expire, leaveDelay);
      }),
    [expire],
  );

  // Runs after the pages have unmounted, because they store drafts on unmount. An expired session keeps its drafts.
  useEffect(() => {
    if (departures > 0) sessionStorage.clear();
  }, [departures]);

  const signedIn = state.status === 'authenticated';
  useRegularChecks({ active: signedIn, checkedAt, check });
  useExpiry({ expiresAt, onExpired: expire });
  useOtherTabs({ current, onLeft: () => drop(true), onChanged: check, onRenewed: setExpiresAt });

  const setUser = useCallback((user: User) => {
    current.current = user;
    setState({ status: 'authenticated', user });
  }, []);

  const session = useMemo(
    () => ({ state, begin, check, setUser, logout, forget: depart }),
    [state, begin, check, setUser, logout, depart],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
