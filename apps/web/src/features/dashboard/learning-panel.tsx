import type { Dashboard } from '@glossa/contract/dashboard';
import { getLearningStats, statPeriods } from '@glossa/contract/word-stats';
import { languageByCode } from '@glossa/language/languages';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { BarChart } from '@/domain/charts/chart.tsx';
import { useDatePoints } from '@/domain/charts/use-date-points.ts';
import type { PointPeriod } from '@/domain/charts/use-date-points.ts';
import { Panel } from '@/domain/progress/panel.tsx';
import { endpointQuery } from '@/lib/api/query.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';

type Period = (typeof statPeriods)[number];
const pointPeriods: Record<Period, PointPeriod> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
};

/** Charts of words read and new words over time. */
export function LearningPanel({
  daily,
  language,
}: {
  /** The daily counts are part of the dashboard's data; other periods are fetched. */
  daily: Dashboard['learning_stats'];
  language: string;
}) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  const points = useDatePoints();
  const [period, setPeriod] = useState<Period>('daily');
  const id = languageByCode(language)?.id ?? 0;
  const others = useQuery({
    ...endpointQuery(getLearningStats, { query: { period, language: id } }),
    enabled: period !== 'daily',
  });
  const stats = period === 'daily' ? daily : others.data;
  const retry = period !== 'daily' && others.isError ? () => void others.refetch() : undefined;
  const span = t(`learning.spans.${period}`);
  const series = [
    { key: 'total', counts: stats?.total_words },
    { key: 'unique', counts: stats?.unique_words },
  ] as const;
  return (
    <Panel
      title={t('learning.title')}
      actions={
        <Segmented
          aria-label={t('learning.period')}
          size="xs"
          value={period}
          onChange={setPeriod}
          data={statPeriods.map((value) => ({ value, label: t(`learning.periods.${value}`) }))}
        />
      }
    >
      <AutoGrid minColumn={260} gap="lg">
        {series.map(({ key, counts }) => (
          <div key={key}>
            <Title order={3} fz="sm" fw={500} c="dimmed">
              {t(`learning.${key}`)}
            </Title>
            <Text size="sm" c="dimmed" mb="sm" className="tabular">
              <Text span fz={25} fw={600} c="var(--glossa-ink)">
                {counts ? format.number(counts.reduce((sum, { count }) => sum + count, 0)) : t('common:none')}
              </Text>{' '}
              {t(`learning.${key}_help`, { span })}
            </Text>
            <BarChart
              label={t('learning.chart', { name: t(`learning.${key}`), span })}
              height={200}
              onRetry={retry}
              data={
                counts && {
                  pointName: t(`learning.points.${period}`),
                  points: points(
                    counts.map(({ date }) => date),
                    pointPeriods[period],
                  ),
                  series: [{ name: t(`learning.${key}`), values: counts.map(({ count }) => count) }],
                }
              }
            />
          </div>
        ))}
      </AutoGrid>
    </Panel>
  );
}
