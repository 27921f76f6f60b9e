import type { User } from '@glossa/contract/auth';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

import { readStoredSession, storedSessionKey } from '../../../lib/session/stored-session.ts';

/** Follows what other tabs of this browser do with the session they share with this one. */
export function useOtherTabs({
  current,
  onLeft,
  onChanged,
  onRenewed,
}: {
  current: RefObject<User | undefined>;
  /** Signed out elsewhere. */
  onLeft: () => void;
  /** Signed in elsewhere, perhaps as somebody else. */
  onChanged: () => Promise<void>;
  /** The same person's session lasts longer now. */
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
