import { updateProfile } from '@glossa/contract/auth';
import { getSettings } from '@glossa/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { call } from '@/lib/api/client.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { useSession, useUser } from '@/domain/session/session-context.ts';

/** Not yet in TypeScript's libraries: https://tc39.es/proposal-temporal/docs/now.html */
interface Newer {
  Temporal?: { Now: { timeZoneId: () => string } };
}

// Temporal is hundreds of times faster where available: the fallback creates a formatter.
const here = () =>
  (globalThis as Newer).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Keeps the account's time zone in sync with the device unless the user has fixed it. Checks when the page is shown.
 */
export function useOwnTimeZone(): void {
  const { time_zone: kept } = useUser();
  const { setUser } = useSession();
  const { data: settings } = useQuery(endpointQuery(getSettings, {}));
  const follows = settings?.automaticTimeZone ?? false;
  useEffect(() => {
    if (!follows) return;
    const look = () => {
      const zone = here();
      if (document.visibilityState !== 'visible' || zone === kept) return;
      // A failed update is retried at the next check; nothing on the screen depends on it.
      call(updateProfile, { body: { time_zone: zone } }).then(setUser, () => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [follows, kept, setUser]);
}
