import { goalMeasures, goalPeriods, maxTargets } from '@glossa/contract/goals';
import type { GoalMeasure, GoalPeriod, GoalProgress } from '@glossa/contract/goals';
import { Button, Group, NumberInput, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '@/ui/overlays/dialog.tsx';
import classes from './goals-dialog.module.css';
import { useSaveGoals } from './use-save-goals.ts';

const goalKey = (period: GoalPeriod, measure: GoalMeasure) => `${period} ${measure}` as const;

/** A dialog for editing all daily, weekly and monthly goals. An empty field means no goal. */
export function GoalsDialog({ goals, onClose }: { goals: readonly GoalProgress[]; onClose: () => void }) {
  const { t } = useTranslation(['goals', 'common']);
  const [targets, setTargets] = useState<Record<string, number | ''>>(() =>
    Object.fromEntries(goals.map(({ period, measure, target }) => [goalKey(period, measure), target])),
  );
  const save = useSaveGoals(onClose);
  const newGoals = goalPeriods.flatMap((period) =>
    goalMeasures.flatMap((measure) => {
      const target = targets[goalKey(period, measure)];
      return target ? [{ period, measure, target }] : [];
    }),
  );
  return (
    <Dialog title={t('edit')} onClose={onClose} size="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ body: { goals: newGoals } });
        }}
      >
        <Text size="sm" c="dimmed" mb="md">
          {t('help')}
        </Text>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('measure')}</th>
              {goalPeriods.map((period) => (
                <th key={period} scope="col">
                  {t(`each.${period}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {goalMeasures.map((measure) => (
              <tr key={measure}>
                <th scope="row">{t(`measures.${measure}`)}</th>
                {goalPeriods.map((period) => {
                  const key = goalKey(period, measure);
                  return (
                    <td key={period}>
                      <NumberInput
                        size="sm"
                        aria-label={t('field', {
                          measure: t(`measures.${measure}`),
                          period: t(`each.${period}`),
                        })}
                        min={1}
                        max={maxTargets[period]}
                        allowDecimal={false}
                        allowNegative={false}
                        hideControls
                        value={targets[key] ?? ''}
                        onChange={(value) =>
                          setTargets((before) => ({ ...before, [key]: value === '' ? '' : Number(value) }))
                        }
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('common:save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
