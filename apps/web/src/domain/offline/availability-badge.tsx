import { IconCloudOff, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import classes from './availability-badge.module.css';

/** When offline: whether a text can be read on this device. */
export function AvailabilityBadge({ isOnDevice }: { isOnDevice: boolean }) {
  const { t } = useTranslation('offline');
  const Icon = isOnDevice ? IconCircleCheck : IconCloudOff;
  return (
    <p className={classes.mark} data-here={isOnDevice || undefined}>
      <Icon size={14} stroke={1.8} aria-hidden="true" />
      {isOnDevice ? t('library.here') : t('library.not_here')}
    </p>
  );
}
