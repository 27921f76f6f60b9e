import type { GoalProgress } from '@glossa/contract/goals';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { GoalRow } from './goal-row.tsx';
import classes from './goals.module.css';
import { Panel } from './panel.tsx';
import { useSaveGoals } from './use-save-goals.ts';

const GoalsDialog = lazy(async () => ({ default: (await import('./goals-dialog.tsx')).GoalsDialog }));

/** Minutes per day suggested to users without a goal. */
const suggestions = [10, 20, 30];

/** The daily, weekly and monthly goals with their progress, and a button to set them. */
export function GoalsPanel({ goals }: { goals: readonly GoalProgress[] }) {
  const { t } = useTranslation('goals');
  const [editing, setEditing] = useState(false);
  const save = useSaveGoals();
  const begin = (target: number) =>
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
        <ul className={classes.goals}>
          {goals.map((goal) => (
            <GoalRow key={`${goal.period} ${goal.measure}`} goal={goal} />
          ))}
        </ul>
      ) : (
        <>
          <p className={classes.empty}>{t('empty')}</p>
          <div className={classes.suggestions}>
            {suggestions.map((minutes) => (
              <Button
                key={minutes}
                variant="default"
                size="sm"
                disabled={save.isPending}
                onClick={() => begin(minutes)}
              >
                {t('suggest', { count: minutes })}
              </Button>
            ))}
          </div>
        </>
      )}
      {editing && (
        <Suspense fallback={null}>
          <GoalsDialog goals={goals} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
