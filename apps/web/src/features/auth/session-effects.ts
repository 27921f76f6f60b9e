import type { User } from '@glossa/contract/auth';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

import { serverNow } from '@/lib/api/server-clock.ts';
import { readStoredSession, storedSessionKey } from '@/domain/session/stored-session.ts';

/** Calls `onExpired` when the session expires, unless another tab has renewed it in the meantime. */
export function useSessionExpiry({
  expiresAt,
  onExpired,
}: {
  /** ISO 8601; undefined if there is no session. */
  expiresAt: string | undefined;
  onExpired: () => void;
}): void {
  useEffect(() => {
    if (expiresAt === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = (until: string) => {
      timer = setTimeout(
        () => {
          const renewed = readStoredSession();
          if (renewed) schedule(renewed.expiresAt);
          else onExpired();
        },
        Date.parse(until) - serverNow(),
      );
    };
    schedule(expiresAt);
    return () => clearTimeout(timer);
  }, [expiresAt, onExpired]);
}

/** Follows changes that other tabs of this browser make to the shared session. */
export function useSharedSession({
  current,
  onSignedOut,
  onChanged,
  onRenewed,
}: {
  current: RefObject<User | undefined>;
  /** Called when the user has signed out in another tab. */
  onSignedOut: () => void;
  /** Called when a user, possibly a different one, has signed in in another tab. */
  onChanged: () => Promise<void>;
  /** Called when another tab has extended the session of the same user. */
  onRenewed: (expiresAt: string) => void;
}): void {
  const onStorage = useEffectEvent((event: StorageEvent) => {
    // A null key means that all of the storage was cleared.
    if (event.key !== storedSessionKey && event.key !== null) return;
    const stored = readStoredSession();
    if (!stored) {
      if (current.current) onSignedOut();
    } else if (stored.userId === current.current?.id) onRenewed(stored.expiresAt);
    else void onChanged();
  });
  useEffect(() => {
    const listener = (event: StorageEvent) => onStorage(event);
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  }, []);
}

/** Milliseconds between checks while idle, and the minimum between checks triggered by activity. */
const intervals = { idle: 600_000, activity: 60_000 } as const;

const activities = ['pointerdown', 'keydown', 'scroll'] as const;

/** Checks the session every ten minutes and, on activity, at most once a minute. */
export function useRegularChecks({
  active,
  checkedAt,
  check,
}: {
  active: boolean;
  /** Start of the last check, in milliseconds since 1970. */
  checkedAt: RefObject<number>;
  check: () => Promise<void>;
}): void {
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => void check(), intervals.idle);
    const onActivity = () => {
      if (Date.now() - checkedAt.current >= intervals.activity) void check();
    };
    const options = { passive: true, capture: true };
    for (const name of activities) addEventListener(name, onActivity, options);
    return () => {
      clearInterval(timer);
      for (const name of activities) removeEventListener(name, onActivity, options);
    };
  }, [active, check, checkedAt]);
}
