import type { CallResult } from '@glossa/contract/endpoint';
import {
  countUnreadNotifications,
  listNotifications,
  listUnreadNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@glossa/contract/notifications';
import type { Notification } from '@glossa/contract/notifications';
import { useQueryClient } from '@tanstack/react-query';

import { endpointKey, useEndpointMutation } from '@/lib/api/query.ts';

const lists = [listNotifications, listUnreadNotifications];
const invalidates = [...lists, countUnreadNotifications];

/** Marks notifications as read. Lists and badge update optimistically, then with the server's response. */
export function useMarkRead() {
  const client = useQueryClient();
  const show = (isMeant: (one: Notification) => boolean, taken: (count: number) => number) => {
    for (const list of lists) {
      client.setQueriesData<CallResult<typeof listNotifications>>(
        { queryKey: endpointKey(list) },
        (page) =>
          page && {
            ...page,
            results: page.results.map((one) => (isMeant(one) ? { ...one, is_read: true } : one)),
          },
      );
    }
    client.setQueriesData<CallResult<typeof countUnreadNotifications>>(
      { queryKey: endpointKey(countUnreadNotifications) },
      (unread) => unread && { count: taken(unread.count) },
    );
  };
  const one = useEndpointMutation(markNotificationRead, {
    invalidates,
    meta: { quiet: true },
    onMutate: ({ params }) =>
      show(
        ({ id }) => id === params.id,
        (count) => Math.max(0, count - 1),
      ),
  });
  const all = useEndpointMutation(markAllNotificationsRead, {
    invalidates,
    onMutate: () =>
      show(
        () => true,
        () => 0,
      ),
  });
  return {
    /** Does nothing if it was already read. */
    markRead: ({ id, is_read: isRead }: Notification) => {
      if (!isRead) one.mutate({ params: { id } });
    },
    markAllRead: () => all.mutate({}),
  };
}
