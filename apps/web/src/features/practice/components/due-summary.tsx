import type { PracticeSummary } from '@glossa/contract/practice';
import { Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { StatList } from '@/ui/data/stat-list.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { Section } from '@/ui/layout/section.tsx';
import classes from './due-summary.module.css';

/** The number of due, new and reviewed cards, and today's share of correct answers. */
export function DueStats({ summary }: { summary: PracticeSummary }) {
  const { t } = useTranslation('practice');
  const format = useFormat();
  const { answers, right } = summary.today;
  const dueCount = (
    <Text span inherit c="var(--glossa-accent)">
      {format.number(summary.due)}
    </Text>
  );
  return (
    <>
      <StatList
        isPlain
        stats={[
          { label: t('figures.due'), value: dueCount },
          { label: t('figures.new'), value: format.number(summary.new_left) },
          { label: t('figures.done'), value: format.number(answers) },
        ]}
      />
      {answers > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('figures.right', { percent: format.percent(right / answers) })}
        </Text>
      )}
    </>
  );
}

/** The reviews due in the next seven days as bars, with a table for screen readers. */
export function ForecastChart({ forecast }: { forecast: PracticeSummary['forecast'] }) {
  const { t, i18n } = useTranslation('practice');
  const format = useFormat();
  const max = Math.max(...forecast.map(({ due }) => due), 1);
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <Section order={3} title={t('forecast.title')}>
      <table className={classes.chart}>
        <VisuallyHidden component="thead">
          <tr>
            <th scope="col">{t('forecast.day')}</th>
            <th scope="col">{t('forecast.reviews')}</th>
          </tr>
        </VisuallyHidden>
        <tbody>
          {forecast.map(({ date, due }, index) => (
            <tr key={date}>
              <th scope="row">{index === 0 ? t('forecast.today') : weekday.format(new Date(date))}</th>
              <td>
                {due > 0 && <span className={classes.bar} style={{ inlineSize: `${(due / max) * 100}%` }} />}
                <span>{format.number(due)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
