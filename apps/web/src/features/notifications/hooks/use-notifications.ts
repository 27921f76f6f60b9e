import type { CallResult } from '@glossa/contract/endpoint';
import {
  countUnreadNotifications,
  listNotifications,
  listUnreadNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@glossa/contract/notifications';
import type { Notification } from '@glossa/contract/notifications';
import { useQueryClient, useQuery } from '@tanstack/react-query';

import { endpointKey, useEndpointMutation, endpointQuery } from '@/lib/api/query.ts';

const lists = [listNotifications, listUnreadNotifications];
const invalidates = [...lists, countUnreadNotifications];

/** Marks notifications as read. Lists and badge update optimistically, then with the server's response. */
export function useMarkRead() {
  const client = useQueryClient();
  const apply = (matches: (one: Notification) => boolean, countAfter: (count: number) => number) => {
    for (const list of lists) {
      client.setQueriesData<CallResult<typeof listNotifications>>(
        { queryKey: endpointKey(list) },
        (page) =>
          page && {
            ...page,
            results: page.results.map((one) => (matches(one) ? { ...one, is_read: true } : one)),
          },
      );
    }
    client.setQueriesData<CallResult<typeof countUnreadNotifications>>(
      { queryKey: endpointKey(countUnreadNotifications) },
      (unread) => unread && { count: countAfter(unread.count) },
    );
  };
  const markOne = useEndpointMutation(markNotificationRead, {
    invalidates,
    meta: { silent: true },
    onMutate: ({ params }) =>
      apply(
        ({ id }) => id === params.id,
        (count) => Math.max(0, count - 1),
      ),
  });
  const markAll = useEndpointMutation(markAllNotificationsRead, {
    invalidates,
    onMutate: () =>
      apply(
        () => true,
        () => 0,
      ),
  });
  return {
    /** Marks a notification as read; does nothing if it is already read. */
    markRead: ({ id, is_read: isRead }: Notification) => {
      if (!isRead) markOne.mutate({ params: { id } });
    },
    markAllRead: () => markAll.mutate({}),
  };
}

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
