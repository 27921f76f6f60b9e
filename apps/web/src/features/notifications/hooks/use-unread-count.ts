import { countUnreadNotifications } from '@glossa/contract/notifications';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';

/** Milliseconds between polls (specification 2, section 8). */
export const pollInterval = 30_000;

/**
 * Returns the number of unread notifications, polled every `pollInterval` while the page is visible; undefined when
 * unavailable.
 */
export function useUnreadCount(): number | undefined {
  const { data } = useQuery({
    ...endpointQuery(countUnreadNotifications, {}),
    refetchInterval: pollInterval,
    refetchOnWindowFocus: true,
    retry: false,
  });
  return data?.count;
}
