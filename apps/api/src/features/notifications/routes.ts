import { urlOf } from '@glossa/contract/client';
import type { Endpoint } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import * as contract from '@glossa/contract/notifications';
import type { Database } from '@glossa/db/database';

import { route, type Route } from '#http/route.ts';
import { presentNotification } from './present-notification.ts';
import { countNotifications, markAllRead, markRead, selectNotifications, type ReadState } from './queries.ts';

const stateOf = (isRead: boolean | undefined): ReadState => {
  if (isRead === undefined) return 'all';
  return isRead ? 'read' : 'unread';
};

export const notificationRoutes = ({ db }: { db: Database }): Route[] => {
  const list = async (
    endpoint: Endpoint,
    whose: { learnerId: string; state: ReadState },
    query: { page: number; page_size: number },
  ) => {
    const { page, page_size: size } = query;
    const { rows, count } = await selectNotifications(db, whose, { limit: size, offset: (page - 1) * size });
    const address = (other: number) => urlOf(endpoint, { query: { ...query, page: other } });
    return {
      results: rows.map(presentNotification),
      count,
      next: page * size < count ? address(page + 1) : null,
      previous: page > 1 ? address(page - 1) : null,
    };
  };
  return [
    route(contract.listNotifications, ({ query, user }) =>
      list(contract.listNotifications, { learnerId: user.id, state: stateOf(query.is_read) }, query),
    ),
    route(contract.listUnreadNotifications, ({ query, user }) =>
      list(contract.listUnreadNotifications, { learnerId: user.id, state: 'waiting' }, query),
    ),
    route(contract.countUnreadNotifications, async ({ user }) => ({
      count: await countNotifications(db, user.id, 'waiting'),
    })),
    route(contract.markNotificationRead, async ({ params, user }) => {
      const row = await markRead(db, { id: params.id, learnerId: user.id });
      return row ? presentNotification(row) : fail('notification_not_found');
    }),
    route(contract.markAllNotificationsRead, async ({ user }) => ({
      count: await markAllRead(db, user.id),
    })),
  ];
};
