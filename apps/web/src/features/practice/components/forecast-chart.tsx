import type { PracticeSummary } from '@glossa/contract/practice';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './forecast-chart.module.css';

/** Reviews of the next seven days as labeled bars; a table for screen readers. */
export function ForecastChart({ forecast }: { forecast: PracticeSummary['forecast'] }) {
  const { t, i18n } = useTranslation('practice');
  const format = useFormat();
  const id = useId();
  const most = Math.max(...forecast.map(({ due }) => due), 1);
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {t('forecast.title')}
      </h2>
      <table className={classes.chart}>
        <thead>
          <tr>
            <th scope="col">{t('forecast.day')}</th>
            <th scope="col">{t('forecast.reviews')}</th>
          </tr>
        </thead>
        <tbody>
          {forecast.map(({ date, due }, index) => (
            <tr key={date}>
              <th scope="row">{index === 0 ? t('forecast.today') : weekday.format(new Date(date))}</th>
              <td>
                {due > 0 && <span className={classes.bar} style={{ inlineSize: `${(due / most) * 100}%` }} />}
                <span>{format.number(due)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
