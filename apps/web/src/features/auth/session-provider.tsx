import { checkAuth, logout as logoutEndpoint } from '@glossa/contract/auth';
import type { User } from '@glossa/contract/auth';
import { ApiError } from '@glossa/contract/client';
import { noop } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { call, credentials, onUnauthenticated } from '../../lib/api/client.ts';
import { clearCookies } from '../../lib/api/cookies.ts';
import { SessionContext } from '../../lib/session/session-context.ts';
import type { SessionState, SignedIn } from '../../lib/session/session-context.ts';
import { clearStoredSession, readStoredSession, storeSession } from '../../lib/session/stored-session.ts';
import { useExpiry } from './hooks/use-expiry.ts';
import { useOtherTabs } from './hooks/use-other-tabs.ts';
import { useRegularChecks } from './hooks/use-regular-checks.ts';

/** Cookies that scripts can read and that belong to the session. */
const sessionCookies = ['csrftoken'];

/** Time between the answer 401 and the sign-in page (specification 1, section 8). */
const leaveDelay = 100;

export interface SessionEvents {
  /** A check failed for a reason that says nothing about the session. */
  onCheckFailed: () => void;
  /** Somebody is signed in on this page, where nobody was before. */
  onSignedIn: () => void;
  /** The session ended without the person's doing. */
  onExpired: () => void;
  /** Nobody, or somebody else, is signed in now: what was read before must be forgotten. */
  onPersonChanged: () => void;
}

type DevicePeople = typeof import('../../lib/offline/last-person.ts');

/** Asks for who was signed in on this device last and what is kept of them; undefined where nothing can be kept. */
const onDevice = <Answer,>(ask: (people: DevicePeople) => Promise<Answer>): Promise<Answer | void> =>
  import('../../lib/offline/last-person.ts').then(ask).catch(noop);

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Keeps the session of this page (specification 1, section 4). Shows nothing itself; see `SessionEvents`. */
export function SessionProvider({ events, children }: { events: SessionEvents; children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'checking' });
  const [expiresAt, setExpiresAt] = useState<string>();
  /** How often somebody left this page by hand. */
  const [departures, setDepartures] = useState(0);
  const current = useRef<User>(undefined);
  const checkedAt = useRef(0);

  const drop = useCallback(
    (left: boolean) => {
      credentials.signingKey = undefined;
      clearCookies(sessionCookies);
      clearStoredSession();
      const person = current.current?.id;
      // A visitor who was never signed in changes nothing; what a public page is reading goes on.
      if (person !== undefined) events.onPersonChanged();
      // Whose session has only expired comes back, and has changes that wait.
      if (left && person !== undefined) {
        void onDevice(({ personLeft }) => personLeft(person));
      }
      current.current = undefined;
      setExpiresAt(undefined);
      const leave = () => setState({ status: 'anonymous', left });
      if (left) leave();
      // Not before a page that is on its way: it is the one to come back to.
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
      // What stands there stays until the next screen is ready as a whole.
      startTransition(() => setState({ status: 'authenticated', user }));
    },
    [events],
  );

  const expire = useCallback(() => {
    // Without a connection nobody could sign in again; the next check tells.
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
      // Whoever was signed in here last goes on with what is kept on this device.
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

  // After the pages are gone, as they keep what was typed when they go. An expired session loses nothing.
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
