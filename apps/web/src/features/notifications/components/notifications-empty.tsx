import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { isLearner } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import type { NotificationsView } from '../notifications-view.ts';

/** Shown when there are no notifications, or none that match the filter; suggests what to do instead. */
export function NotificationsEmpty({
  show,
  onShowAll,
}: {
  show: NotificationsView['show'];
  onShowAll: () => void;
}) {
  const { t } = useTranslation('notifications');
  return (
    <EmptyState
      drawing="mail"
      title={t(`nothing.${show}`)}
      message={t('nothing_help')}
      action={
        show === 'all' ? (
          <WayOn />
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
function WayOn() {
  const { t } = useTranslation(['journal', 'orders']);
  const learns = isLearner(useUser());
  return (
    <Button component={Link} to={learns ? '/reading' : '/shop'}>
      {learns ? t('journal:empty.read') : t('orders:empty.shop')}
    </Button>
  );
}
