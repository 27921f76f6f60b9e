import type { PracticeSummary } from '@glossa/contract/practice';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './due-summary.module.css';
import forecastChartClasses from './forecast-chart.module.css';

/** The number of due, new and reviewed cards, and today's share of correct answers. */
export function DueStats({ summary }: { summary: PracticeSummary }) {
  const { t } = useTranslation('practice');
  const format = useFormat();
  const { answers, right } = summary.today;
  const stats = [
    [t('figures.due'), summary.due],
    [t('figures.new'), summary.new_left],
    [t('figures.done'), answers],
  ] as const;
  return (
    <>
      <dl className={classes.figures}>
        {stats.map(([label, value], index) => (
          <div key={label} className={classes.figure} data-main={index === 0 || undefined}>
            <dt>{label}</dt>
            <dd>{format.number(value)}</dd>
          </div>
        ))}
      </dl>
      {answers > 0 && (
        <p className={classes.today}>{t('figures.right', { percent: format.percent(right / answers) })}</p>
      )}
    </>
  );
}

/** Reviews of the next seven days: bars, which are a table to screen readers. */
export function ForecastChart({ forecast }: { forecast: PracticeSummary['forecast'] }) {
  const { t, i18n } = useTranslation('practice');
  const format = useFormat();
  const id = useId();
  const max = Math.max(...forecast.map(({ due }) => due), 1);
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={forecastChartClasses.title}>
        {t('forecast.title')}
      </h2>
      <table className={forecastChartClasses.chart}>
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
                {due > 0 && (
                  <span
                    className={forecastChartClasses.bar}
                    style={{ inlineSize: `${(due / max) * 100}%` }}
                  />
                )}
                <span>{format.number(due)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
