import { listNotifications } from '@glossa/contract/notifications';
import type { Notification } from '@glossa/contract/notifications';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { isLearner } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { pollInterval } from '../hooks/use-notifications.ts';
import type { NotificationsView } from '../notifications-view.ts';
import { NotificationDays } from './notification-days.tsx';

const pageSize = 20;

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
      query: { page, page_size: pageSize, ...(show !== 'all' && { is_read: show === 'read' }) },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: pollInterval,
  });
  return (
    <PagedList
      list={list}
      page={page}
      pageSize={pageSize}
      skeleton={<LoadingRows height={72} gap={12} />}
      renderEmpty={() => <NoNotifications show={show} onShowAll={onShowAll} />}
      onPage={onPage}
    >
      {({ results }) => <NotificationDays notifications={results} onOpen={onOpen} />}
    </PagedList>
  );
}

/** Shown when there are no notifications, or none that match the filter; suggests what to do instead. */
function NoNotifications({ show, onShowAll }: { show: NotificationsView['show']; onShowAll: () => void }) {
  const { t } = useTranslation('notifications');
  return (
    <EmptyState
      drawing="mail"
      title={t(`nothing.${show}`)}
      message={t('nothing_help')}
      action={
        show === 'all' ? (
          <NextStep />
        ) : (
          <Button variant="default" onClick={onShowAll}>
            {t('view_all')}
          </Button>
        )
      }
    />
  );
}

/** Links learners to reading, others to the shop. */
function NextStep() {
  const { t } = useTranslation(['journal', 'orders']);
  const userIsLearner = isLearner(useUser());
  return (
    <Button component={Link} to={userIsLearner ? '/reading' : '/shop'}>
      {userIsLearner ? t('journal:empty.read') : t('orders:empty.shop')}
    </Button>
  );
}
