import { Box } from '@mantine/core';
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
            {pending > 0 && (
              <Box component="strong" ms={8} c="var(--glossa-ink)" fw={600}>
                {t('bar.waiting', { count: pending })}
              </Box>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
