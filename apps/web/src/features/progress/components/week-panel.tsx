import type { Progress } from '@glossa/contract/progress';
import { useTranslation } from 'react-i18next';

import { BarChart } from '@/domain/charts/bar-chart.tsx';
import { useDatePoints } from '@/domain/charts/use-date-points.ts';
import { Panel } from '@/domain/progress/panel.tsx';
import { useStudyTime } from '@/ui/format/use-study-time.ts';

/** Minutes and words per day, from Monday to Sunday. */
export function WeekPanel({ progress }: { progress: Progress }) {
  const { t } = useTranslation('progress');
  const points = useDatePoints();
  const { text: time } = useStudyTime();
  const { week, weeklyProgress: days } = progress;
  return (
    <Panel
      title={t('week.title')}
      help={t('week.sum', { time: time(week.seconds), count: week.words_learned })}
    >
      <BarChart
        label={t('week.chart')}
        height={240}
        data={{
          pointName: t('week.day'),
          points: points(
            days.map(({ date }) => date),
            'weekday',
          ),
          series: [
            { name: t('week.minutes'), values: days.map(({ minutes }) => minutes) },
            { name: t('week.words'), values: days.map(({ words }) => words) },
          ],
        }}
      />
    </Panel>
  );
}
