import type { GoalProgress } from '@glossa/contract/goals';
import { Button, Group, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';
import classes from './goals-panel.module.css';
import { Panel } from './panel.tsx';
import { useSaveGoals } from './use-save-goals.ts';

const GoalsDialog = lazy(async () => ({ default: (await import('./goals-dialog.tsx')).GoalsDialog }));

/** Minutes per day suggested to users without a goal. */
const suggestions = [10, 20, 30];

/** The daily, weekly and monthly goals with their progress, and a button to set them. */
export function GoalsPanel({ goals }: { goals: readonly GoalProgress[] }) {
  const { t } = useTranslation('goals');
  const [isEditing, setEditing] = useState(false);
  const save = useSaveGoals();
  const setDailyGoal = (target: number) =>
    save.mutate({ body: { goals: [{ period: 'daily', measure: 'minutes', target }] } });
  return (
    <Panel
      title={t('title')}
      actions={
        <Button variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
          {t('edit')}
        </Button>
      }
    >
      {goals.length > 0 ? (
        <AutoGrid component="ul" minColumn={240} gap="16px 24px">
          {goals.map((goal) => (
            <GoalRow key={`${goal.period} ${goal.measure}`} goal={goal} />
          ))}
        </AutoGrid>
      ) : (
        <>
          <Text c="dimmed" mb="sm">
            {t('empty')}
          </Text>
          <Group gap="xs">
            {suggestions.map((minutes) => (
              <Button
                key={minutes}
                variant="default"
                size="sm"
                disabled={save.isPending}
                onClick={() => setDailyGoal(minutes)}
              >
                {t('suggest', { count: minutes })}
              </Button>
            ))}
          </Group>
        </>
      )}
      {isEditing && (
        <Suspense fallback={null}>
          <GoalsDialog goals={goals} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

function GoalRow({ goal }: { goal: GoalProgress }) {
  const { t } = useTranslation(['goals', 'achievements']);
  const format = useFormat();
  const { period, measure, target, done, is_reached: isReached } = goal;
  const isDone = isReached || done >= target;
  const share = isDone ? 1 : done / target;
  return (
    <Group component="li" gap={14} wrap="nowrap">
      <ProgressRing share={share}>
        {isDone ? <IconCheck size={22} stroke={2.4} /> : format.percent(Math.floor(share * 100) / 100)}
      </ProgressRing>
      <div>
        <Text lh={1.4} className="tabular">
          <Text span fz={20} fw={600} lh="inherit">
            {format.number(done)}
          </Text>{' '}
          / {t(`achievements:goals.${measure}`, { count: target })}
        </Text>
        <Text size="sm" lh={1.4} c="dimmed">
          {t(`periods.${period}`)}{' '}
          {isDone && (
            <Text span inherit ms={4} fw={500} c="var(--glossa-success)">
              {t('reached')}
            </Text>
          )}
        </Text>
      </div>
    </Group>
  );
}

const radius = 21;
const circumference = 2 * Math.PI * radius;

/**
 * A progress ring, filled up to `share` (0 to 1), with `children` in its middle. Hidden from screen readers, because
 * the text next to it contains the numbers.
 */
function ProgressRing({ share, children }: { share: number; children?: ReactNode }) {
  const filled = Math.min(Math.max(share, 0), 1);
  return (
    <span className={classes.ring} data-full={filled === 1 || undefined} aria-hidden="true">
      <svg viewBox="0 0 48 48" width="56" height="56">
        <circle cx="24" cy="24" r={radius} />
        {filled > 0 && (
          <circle cx="24" cy="24" r={radius} strokeDasharray={`${filled * circumference} ${circumference}`} />
        )}
      </svg>
      <span>{children}</span>
    </span>
  );
}
