import { retentionWeeks } from '@glossa/contract/metrics';
import type { Metrics } from '@glossa/contract/metrics';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { BarChart, LineChart } from '@/domain/charts/chart.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { MetricTiles } from './metric-tiles.tsx';
import { CardRow, EmptyNote, MetricsCard, MetricsSection } from './metrics-section.tsx';
import classes from './learners-section.module.css';
import { useMetricData, useMetricTile } from './use-metrics.ts';

/** Learner metrics: total, new, active and returning. */
export function LearnersSection({ metrics }: { metrics: Metrics }) {
  const { t } = useTranslation('metrics');
  const tile = useMetricTile(metrics);
  const dataOf = useMetricData(metrics);
  return (
    <MetricsSection
      title={t('learners.title')}
      help={t('learners.help')}
      table="course"
      period={metrics.period}
    >
      <MetricTiles tiles={(['learners', 'joined', 'daily', 'weekly', 'monthly'] as const).map(tile)} />
      <CardRow>
        <MetricsCard title={t('learners.active')} help={t('learners.active_help')}>
          <LineChart
            empty={t('nothing')}
            label={t('learners.active')}
            data={dataOf('daily', 'weekly', 'monthly')}
          />
        </MetricsCard>
        <MetricsCard title={t('learners.new')}>
          <BarChart empty={t('nothing')} label={t('learners.new')} data={dataOf('joined')} />
        </MetricsCard>
      </CardRow>
      <CardRow>
        <MetricsCard title={t('retention.title')} help={t('retention.help')}>
          <RetentionTable retention={metrics.retention} />
        </MetricsCard>
      </CardRow>
    </MetricsSection>
  );
}

/** For each week's new learners, the share of them who were active in each following week. */
function RetentionTable({ retention }: { retention: Metrics['retention'] }) {
  const { t, i18n } = useTranslation('metrics');
  const format = useFormat();
  // Within twelve weeks, dates are unambiguous without a year.
  const days = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  if (retention.length === 0) return <EmptyNote>{t('retention.empty')}</EmptyNote>;
  const weeks = Math.min(retentionWeeks, Math.max(...retention.map(({ active }) => active.length)));
  // Keyboard users must be able to focus the table to scroll it.
  const scrollRegion = { role: 'region', tabIndex: 0, 'aria-label': t('retention.title') };
  return (
    <div className={classes.scroll} {...scrollRegion}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('retention.week')}</th>
            <th scope="col">{t('retention.size')}</th>
            {Array.from({ length: weeks }, (_, week) => (
              <th key={week} scope="col">
                <VisuallyHidden>{t('retention.after', { count: week })}</VisuallyHidden>
                <span aria-hidden="true">{format.number(week)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {retention.map(({ week, size, active }) => (
            <tr key={week}>
              <th scope="row">{days.format(new Date(week))}</th>
              <td>{format.number(size)}</td>
              {Array.from({ length: weeks }, (_, after) => {
                const count = active[after];
                // Leave the cells of future weeks empty.
                if (count === undefined) return <td key={after} aria-hidden="true" />;
                return (
                  <td
                    key={after}
                    className={classes.share}
                    style={{ '--share': `${(count / size) * 45}%` } as React.CSSProperties}
                    title={t('retention.count', { number: format.number(count), count })}
                  >
                    {format.percent(count / size)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
