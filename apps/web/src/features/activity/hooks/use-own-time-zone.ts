import { updateProfile } from '@glossa/contract/auth';
import { getSettings } from '@glossa/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { call } from '../../../lib/api/client.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { useSession, useUser } from '../../../lib/session/session-context.ts';

/** Newer than TypeScript's libraries: https://tc39.es/proposal-temporal/docs/now.html */
interface Newer {
  Temporal?: { Now: { timeZoneId: () => string } };
}

// Where a browser has the first, it is hundreds of times as quick: the second makes a formatter.
const here = () =>
  (globalThis as Newer).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Has the account's time zone follow the device, unless its owner has fixed it: looked at when the page is shown. */
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
      // Where it fails, the next look tries again; nothing on the screen waits for it.
      call(updateProfile, { body: { time_zone: zone } }).then(setUser, () => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [follows, kept, setUser]);
}
