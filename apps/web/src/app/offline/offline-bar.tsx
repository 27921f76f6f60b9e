import { IconCloudOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { connection } from '@/domain/offline/connection.ts';
import classes from './offline-bar.module.css';

/** Shows that there is no connection, what still works, and how many changes are pending. */
export function OfflineBar() {
  const { t } = useTranslation('offline');
  const { isOffline, waiting } = useSyncExternalStore(connection.subscribe, connection.read);
  return (
    <div role="status">
      {isOffline && (
        <p className={classes.bar} data-offline-bar>
          <IconCloudOff size={16} stroke={1.6} aria-hidden="true" />
          <span>
            {t('bar.offline')}
            {waiting > 0 && <strong className={classes.count}>{t('bar.waiting', { count: waiting })}</strong>}
          </span>
        </p>
      )}
    </div>
  );
}
