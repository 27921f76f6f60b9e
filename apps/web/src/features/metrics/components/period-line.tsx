import type { Metrics } from '@glossa/contract/metrics';
import { useTranslation } from 'react-i18next';

import classes from './period-line.module.css';

/** Which days are looked back on, and what they are held against. */
export function PeriodLine({ metrics: { from, to, before } }: { metrics: Metrics }) {
  const { t, i18n } = useTranslation('metrics');
  // A day of the calendar is the same everywhere, so the zone of the browser must not move it.
  const days = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <p className={classes.root}>
      {days.formatRange(new Date(from), new Date(to))}
      {' · '}
      {before === null ? t('not_compared') : t('compared')}
    </p>
  );
}
