import { listNotifications } from '@glossa/contract/notifications';
import type { Notification } from '@glossa/contract/notifications';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '../../../lib/api/query.ts';
import { PagedList } from '../../../lib/search/paged-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { pollInterval } from '../hooks/use-unread-count.ts';
import type { NotificationsView } from '../notifications-view.ts';
import { NotificationList } from './notification-list.tsx';
import classes from './notification-results.module.css';

const size = 20;

/** One page of the notifications that are to be shown. */
export function NotificationResults({
  view: { show, page },
  onPage,
  onOpen,
}: {
  view: NotificationsView;
  onPage: (page: number) => void;
  onOpen: (notification: Notification) => void;
}) {
  const { t } = useTranslation('notifications');
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
      renderEmpty={() => (
        <EmptyState drawing="mail" title={t(`nothing.${show}`)} message={t('nothing_help')} />
      )}
      onPage={onPage}
    >
      {({ results }) => (
        <div className={classes.card}>
          <NotificationList notifications={results} onOpen={onOpen} />
        </div>
      )}
    </PagedList>
  );
}
