import { urlOf } from '@glossa/contract/client';
import type { Endpoint } from '@glossa/contract/endpoint';
import * as contract from '@glossa/contract/notifications';
import type { Database } from '@glossa/db/database';

import { fail } from '#http/fail.ts';
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
    route(contract.listNotifications, ({ query, person }) =>
      list(contract.listNotifications, { learnerId: person.id, state: stateOf(query.is_read) }, query),
    ),
    route(contract.listUnreadNotifications, ({ query, person }) =>
      list(contract.listUnreadNotifications, { learnerId: person.id, state: 'waiting' }, query),
    ),
    route(contract.countUnreadNotifications, async ({ person }) => ({
      count: await countNotifications(db, person.id, 'waiting'),
    })),
    route(contract.markNotificationRead, async ({ params, person }) => {
      const row = await markRead(db, { id: params.id, learnerId: person.id });
      return row ? presentNotification(row) : fail('notification_not_found');
    }),
    route(contract.markAllNotificationsRead, async ({ person }) => ({
      count: await markAllRead(db, person.id),
    })),
  ];
};
