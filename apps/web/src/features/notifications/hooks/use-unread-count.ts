import { countUnreadNotifications } from '@glossa/contract/notifications';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '../../../lib/api/query.ts';

/** Milliseconds between two looks (specification 2, section 8). */
export const pollInterval = 30_000;

/** Number of unread notifications, asked for at `pollInterval` while the page is visible; undefined when it cannot be had. */
export function useUnreadCount(): number | undefined {
  const { data } = useQuery({
    ...endpointQuery(countUnreadNotifications, {}),
    refetchInterval: pollInterval,
    refetchOnWindowFocus: true,
    retry: false,
  });
  return data?.count;
}
