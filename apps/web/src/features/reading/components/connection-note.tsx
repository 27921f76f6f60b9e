import { Button } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import classes from '@/domain/words/in-text/error-notice.module.css';

/** Says that the next page can't load without a connection. The current page stays. */
export function ConnectionNote({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['reader', 'common']);
  return (
    <div className={classes.notice} role="alert">
      <IconWifiOff size={20} stroke={1.6} aria-hidden="true" />
      <span>{t('connection_lost')}</span>
      <Button size="xs" variant="default" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </div>
  );
}
