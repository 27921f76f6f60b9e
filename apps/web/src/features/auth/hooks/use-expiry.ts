import { useEffect } from 'react';

import { serverNow } from '@/lib/api/server-clock.ts';
import { readStoredSession } from '@/domain/session/stored-session.ts';

/** Calls `onExpired` when the session expires, unless another tab has renewed it in the meantime. */
export function useExpiry({
  expiresAt,
  onExpired,
}: {
  /** ISO 8601; undefined without a session. */
  expiresAt: string | undefined;
  onExpired: () => void;
}): void {
  useEffect(() => {
    if (expiresAt === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (until: string) => {
      timer = setTimeout(
        () => {
          const renewed = readStoredSession();
          if (renewed) wait(renewed.expiresAt);
          else onExpired();
        },
        Date.parse(until) - serverNow(),
      );
    };
    wait(expiresAt);
    return () => clearTimeout(timer);
  }, [expiresAt, onExpired]);
}
