import { listNotifications } from '@glossa/contract/notifications';
import type { Notification } from '@glossa/contract/notifications';
import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '../../../lib/api/query.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
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
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...endpointQuery(listNotifications, {
      query: { page, page_size: size, ...(show !== 'all' && { is_read: show === 'read' }) },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: pollInterval,
  });
  if (error && !data) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <LoadingState>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height={72} mt={12} />
        ))}
      </LoadingState>
    );
  }
  if (data.results.length === 0) {
    return <EmptyState drawing="mail" title={t(`nothing.${show}`)} message={t('nothing_help')} />;
  }
  return (
    <div aria-busy={isPlaceholderData}>
      <div className={classes.card}>
        <NotificationList notifications={data.results} onOpen={onOpen} />
      </div>
      <Pagination
        page={page}
        pages={Math.ceil(data.count / size)}
        onChange={(next) => {
          onPage(next);
          scrollTo(0, 0);
        }}
      />
    </div>
  );
}
