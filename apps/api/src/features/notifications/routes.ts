import { buildUrl } from '@glossa/contract/client';
import type { Endpoint } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import * as contract from '@glossa/contract/notifications';
import type { Database } from '@glossa/db/database';

import { route, type Route } from '#http/route.ts';
import { presentNotification } from './present-notification.ts';
import {
  countNotifications,
  markAllRead,
  markRead,
  listNotifications,
  type NotificationState,
} from './queries.ts';

const toState = (isRead: boolean | undefined): NotificationState => {
  if (isRead === undefined) return 'all';
  return isRead ? 'read' : 'unread';
};

export const notificationRoutes = ({ db }: { db: Database }): Route[] => {
  const listPage = async (
    endpoint: Endpoint,
    scope: { learnerId: string; state: NotificationState },
    query: { page: number; page_size: number },
  ) => {
    const { page, page_size: size } = query;
    const { rows, count } = await listNotifications(db, scope, { limit: size, offset: (page - 1) * size });
    const pageUrl = (other: number) => buildUrl(endpoint, { query: { ...query, page: other } });
    return {
      results: rows.map(presentNotification),
      count,
      next: page * size < count ? pageUrl(page + 1) : null,
      previous: page > 1 ? pageUrl(page - 1) : null,
    };
  };
  return [
    route(contract.listNotifications, ({ query, user }) =>
      listPage(contract.listNotifications, { learnerId: user.id, state: toState(query.is_read) }, query),
    ),
    route(contract.listUnreadNotifications, ({ query, user }) =>
      listPage(contract.listUnreadNotifications, { learnerId: user.id, state: 'shown' }, query),
    ),
    route(contract.countUnreadNotifications, async ({ user }) => ({
      count: await countNotifications(db, user.id, 'shown'),
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
