import { updateProfile } from '@glossa/contract/auth';
import { getSettings } from '@glossa/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useSession, useUser } from '@/domain/session/session-context.ts';
import { call } from '@/lib/api/client.ts';
import { endpointQuery } from '@/lib/api/query.ts';

/**
 * Declares `Temporal`, which TypeScript's libraries don't include yet: https://tc39.es/proposal-temporal/docs/now.html
 */
interface WithTemporal {
  Temporal?: { Now: { timeZoneId: () => string } };
}

// Temporal is hundreds of times faster than creating a formatter.
const deviceTimeZone = () =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Sets the account's time zone to the device's whenever the page becomes visible, unless the user has chosen one. */
export function useSyncTimeZone(): void {
  const { time_zone: accountZone } = useUser();
  const { setUser } = useSession();
  const { data: settings } = useQuery(endpointQuery(getSettings, {}));
  const isAutomatic = settings?.automaticTimeZone ?? false;
  useEffect(() => {
    if (!isAutomatic) return;
    const sync = () => {
      const zone = deviceTimeZone();
      if (document.visibilityState !== 'visible' || zone === accountZone) return;
      // Ignore failures, because nothing on the screen depends on the time zone, and the next check retries the update.
      call(updateProfile, { body: { time_zone: zone } }).then(setUser, () => undefined);
    };
    sync();
    document.addEventListener('visibilitychange', sync);
    return () => document.removeEventListener('visibilitychange', sync);
  }, [isAutomatic, accountZone, setUser]);
}
