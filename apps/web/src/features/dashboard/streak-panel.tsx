import type { WeekDay } from '@glossa/contract/activity';
import type { Dashboard } from '@glossa/contract/dashboard';
import { Group, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconFlame } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useDatePoints } from '@/domain/charts/use-date-points.ts';
import { Panel } from '@/domain/progress/panel.tsx';
import classes from './streak-panel.module.css';

/** The current streak, and the days of this week that count toward it. */
export function StreakPanel({
  streak,
  weekly,
  activeDays,
}: {
  streak: Dashboard['streak'];
  weekly: readonly WeekDay[];
  activeDays: readonly string[];
}) {
  const { t } = useTranslation('dashboard');
  const { current, longest, today } = streak;
  const dates = weekly.map(({ date }) => date);
  const labelDates = useDatePoints();
  const weekdays = labelDates(dates, 'weekday');
  // Use single letters in languages whose short weekday names are the same as the full names.
  const points = weekdays.some((point) => point.short.length > 4)
    ? labelDates(dates, 'weekdayLetter')
    : weekdays;
  return (
    <Panel title={t('streak.title')}>
      <Group gap="sm" wrap="nowrap" mb="md">
        <IconFlame
          className={classes.flame}
          data-lit={current > 0 || undefined}
          size={40}
          stroke={1.6}
          aria-hidden="true"
        />
        <div>
          <Text fz={25} fw={600} lh={1.2} className="tabular">
            {t('streak.days', { count: current })}
          </Text>
          <Text size="sm" c="dimmed">
            {t('streak.longest', { count: longest })}
          </Text>
        </div>
      </Group>
      <ul className={classes.week} aria-label={t('streak.week')}>
        {points.map(({ short, long }, index) => {
          const active = activeDays.includes(dates[index] ?? '');
          return (
            <li key={long} data-active={active || undefined}>
              <span className={classes.mark} aria-hidden="true">
                {active && <IconCheck size={16} stroke={2.6} />}
              </span>
              <span aria-hidden="true">{short}</span>
              <VisuallyHidden>{t(active ? 'streak.learned' : 'streak.free', { day: long })}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      <Text size="sm" c="dimmed" mt="auto">
        {today ? t('streak.today') : current > 0 ? t('streak.waits') : t('streak.none')}
      </Text>
    </Panel>
  );
}
