import type { Progress, StudyActivity } from '@glossa/contract/progress';
import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { BarChart } from '@/domain/charts/chart.tsx';
import { useDatePoints } from '@/domain/charts/use-date-points.ts';
import { Panel } from '@/domain/progress/panel.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useStudyTime } from '@/ui/format/use-study-time.ts';
import { List } from '@/ui/layout/list.tsx';

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

const measures = [
  'words_read',
  'pages_read',
  'texts_read',
  'videos_watched',
  'words_started',
  'words_learned',
  'reviews',
] as const;

/** Today's activity; zero values are omitted. */
export function TodayPanel({ today }: { today: StudyActivity }) {
  const { t } = useTranslation('progress');
  const { number } = useFormat();
  const { text: time } = useStudyTime();
  const visible = measures.filter((measure) => today[measure] > 0);
  const isEmpty = visible.length === 0 && today.seconds === 0;
  return (
    <Panel title={t('today.title')}>
      {isEmpty ? (
        <Text c="dimmed" m="auto" py="lg" ta="center">
          {t('today.nothing')}
        </Text>
      ) : (
        <List component="dl" isDivided>
          {[
            { name: t('today.time'), value: time(today.seconds) },
            ...visible.map((measure) => ({ name: t(`today.${measure}`), value: number(today[measure]) })),
          ].map(({ name, value }) => (
            <Group key={name} justify="space-between" align="baseline" wrap="nowrap" py="xs">
              <Text component="dt" c="dimmed">
                {name}
              </Text>
              <Text component="dd" fw={600} className="tabular">
                {value}
              </Text>
            </Group>
          ))}
        </List>
      )}
    </Panel>
  );
}
