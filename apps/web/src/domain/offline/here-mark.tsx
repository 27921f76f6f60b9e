import { IconCloudOff, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import classes from './here-mark.module.css';

/** When offline: whether a text can be read on this device. */
export function HereMark({ isHere }: { isHere: boolean }) {
  const { t } = useTranslation('offline');
  const Icon = isHere ? IconCircleCheck : IconCloudOff;
  return (
    <p className={classes.mark} data-here={isHere || undefined}>
      <Icon size={14} stroke={1.8} aria-hidden="true" />
      {isHere ? t('library.here') : t('library.not_here')}
    </p>
  );
}
