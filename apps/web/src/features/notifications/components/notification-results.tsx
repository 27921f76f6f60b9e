import { listNotifications } from '@glossa/contract/notifications';
import type { Notification } from '@glossa/contract/notifications';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { pollInterval } from '../hooks/use-unread-count.ts';
import type { NotificationsView } from '../notifications-view.ts';
import { NotificationDays } from './notification-days.tsx';
import { NotificationsEmpty } from './notifications-empty.tsx';

const size = 20;

/** One page of notifications. */
export function NotificationResults({
  view: { show, page },
  onPage,
  onShowAll,
  onOpen,
}: {
  view: NotificationsView;
  onPage: (page: number) => void;
  onShowAll: () => void;
  onOpen: (notification: Notification) => void;
}) {
  const list = useQuery({
    ...endpointQuery(listNotifications, {
      query: { page, page_size: size, ...(show !== 'all' && { is_read: show === 'read' }) },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: pollInterval,
  });
  return (
    <PagedList
      list={list}
      page={page}
      pageSize={size}
      skeleton={<LoadingRows height={72} gap={12} />}
      renderEmpty={() => <NotificationsEmpty show={show} onShowAll={onShowAll} />}
      onPage={onPage}
    >
      {({ results }) => <NotificationDays notifications={results} onOpen={onOpen} />}
    </PagedList>
  );
}
