import { ActionIcon, Box, Button } from '@mantine/core';
import { IconArrowLeft, IconListCheck, IconMailOpened } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { useUrlView } from '@/domain/search/use-url-view.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { NotificationResults } from '../components/notification-results.tsx';
import { useMarkRead, useUnreadCount } from '../hooks/use-notifications.ts';
import { readView, readFilters, viewParams } from '../notifications-view.ts';
import type { NotificationsView } from '../notifications-view.ts';

/** /notifications: all notifications of the user. */
export function NotificationsPage() {
  const { t } = useTranslation(['notifications', 'common', 'navigation']);
  const navigate = useNavigate();
  const { key } = useLocation();
  const { markRead, markAllRead } = useMarkRead();
  const unreadCount = useUnreadCount();
  usePageTitle(t('title'));
  const { view, change: changeView } = useUrlView({
    read: readView,
    write: viewParams,
    reset: { page: 1 },
  });
  // Replace the history entry, so that "Back" leaves the page.
  const change = (part: Partial<NotificationsView>) => changeView(part, { replace: true });
  return (
    <PageLayout width="reading">
      <PageHeader
        title={t('title')}
        before={
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('common:back')}
            // A user who came from a bookmark has no page to go back to.
            onClick={() => void (key === 'default' ? navigate('/') : navigate(-1))}
          >
            <IconArrowLeft className="mirrored" size={20} stroke={1.6} />
          </ActionIcon>
        }
        actions={
          <>
            <Button
              variant="subtle"
              component={Link}
              to="/tasks"
              leftSection={<IconListCheck size={18} stroke={1.6} />}
            >
              {t('navigation:tasks')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconMailOpened size={18} stroke={1.6} />}
              disabled={unreadCount === 0}
              onClick={() => markAllRead()}
            >
              {t('mark_all')}
            </Button>
          </>
        }
        hasWideActions
      />
      <Box maw={420} mb="md">
        <Segmented
          fullWidth
          aria-label={t('show')}
          value={view.show}
          onChange={(show) => change({ show })}
          data={readFilters.map((value) => ({ value, label: t(`shown.${value}`) }))}
        />
      </Box>
      <NotificationResults
        view={view}
        onPage={(page) => change({ page })}
        onShowAll={() => change({ show: 'all' })}
        onOpen={markRead}
      />
    </PageLayout>
  );
}
