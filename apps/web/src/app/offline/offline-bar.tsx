import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useConnection } from '@/domain/offline/connection.ts';
import classes from './offline-bar.module.css';

/** Shows that there is no connection, what still works, and how many changes are pending. */
export function OfflineBar() {
  const { t } = useTranslation('offline');
  const { isOffline, pending } = useConnection();
  return (
    <div role="status">
      {isOffline && (
        <p className={classes.bar} data-offline-bar>
          <IconCloudOff size={16} stroke={1.6} aria-hidden="true" />
          <span>
            {t('bar.offline')}
            {pending > 0 && <strong className={classes.count}>{t('bar.waiting', { count: pending })}</strong>}
          </span>
        </p>
      )}
    </div>
  );
}
