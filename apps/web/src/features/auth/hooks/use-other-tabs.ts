import type { User } from '@glossa/contract/auth';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

import { readStoredSession, storedSessionKey } from '@/domain/session/stored-session.ts';

/** Follows changes that other tabs of this browser make to the shared session. */
export function useOtherTabs({
  current,
  onLeft,
  onChanged,
  onRenewed,
}: {
  current: RefObject<User | undefined>;
  /** Signed out in another tab. */
  onLeft: () => void;
  /** Signed in in another tab, possibly as a different user. */
  onChanged: () => Promise<void>;
  /** The same user's session was extended. */
  onRenewed: (expiresAt: string) => void;
}): void {
  const follow = useEffectEvent((event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key !== storedSessionKey && event.key !== null) return;
    const stored = readStoredSession();
    if (!stored) {
      if (current.current) onLeft();
    } else if (stored.userId === current.current?.id) onRenewed(stored.expiresAt);
    else void onChanged();
  });
  useEffect(() => {
    const listener = (event: StorageEvent) => follow(event);
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  }, []);
}
