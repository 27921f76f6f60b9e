import type { Metrics } from '@glossa/contract/metrics';
import { useTranslation } from 'react-i18next';

import classes from './period-line.module.css';

/** The period, and the period it is compared with. */
export function PeriodLine({ metrics: { from, to, before } }: { metrics: Metrics }) {
  const { t, i18n } = useTranslation('metrics');
  // A calendar date must not shift with the browser's time zone.
  const days = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <p className={classes.root}>
      {days.formatRange(new Date(from), new Date(to))}
      {' · '}
      {before === null ? t('not_compared') : t('compared')}
    </p>
  );
}
