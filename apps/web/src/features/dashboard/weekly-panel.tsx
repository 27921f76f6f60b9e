import type { WeekDay } from '@glossa/contract/activity';
import { Box } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { BarChart } from '@/domain/charts/chart.tsx';
import { useDatePoints } from '@/domain/charts/use-date-points.ts';
import { Panel } from '@/domain/progress/panel.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';

const measures = ['words_learned', 'texts_read', 'videos_watched'] as const;
type Measure = (typeof measures)[number];

/** Words, texts or videos on each day of this week, with totals. */
export function WeeklyPanel({ weekly }: { weekly: readonly WeekDay[] }) {
  const { t } = useTranslation('dashboard');
  const points = useDatePoints();
  const format = useFormat();
  const sumMeasure = (measure: Measure) => weekly.reduce((sum, { stats }) => sum + stats[measure], 0);
  const [measure, setMeasure] = useState<Measure>(
    () => measures.find((candidate) => sumMeasure(candidate) > 0) ?? 'words_learned',
  );
  const name = t(`weekly.${measure}`);
  return (
    <Panel title={t('weekly.title')}>
      <Box mb="md">
        <Segmented
          fullWidth
          size="xs"
          aria-label={t('weekly.show')}
          data={measures.map((value) => ({
            value,
            label: `${t(`weekly.${value}`)} ${format.number(sumMeasure(value))}`,
          }))}
          value={measure}
          onChange={setMeasure}
        />
      </Box>
      <BarChart
        label={t('weekly.chart', { name })}
        height={200}
        data={{
          pointName: t('weekly.day'),
          points: points(
            weekly.map(({ date }) => date),
            'weekday',
          ),
          series: [{ name, values: weekly.map(({ stats }) => stats[measure]) }],
        }}
      />
    </Panel>
  );
}
