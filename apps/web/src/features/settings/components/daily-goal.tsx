import { NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useDailyGoal } from '../hooks/use-daily-goal.ts';
import { SettingRow } from './setting-row.tsx';

/** The daily study goal in minutes. */
export function DailyGoal() {
  const { t } = useTranslation('settings');
  const { minutes, set, state } = useDailyGoal();
  return (
    <SettingRow label={t('learning.daily_goal')} help={t('learning.daily_goal_help')} state={state}>
      {(ids) => (
        <NumberInput
          {...ids}
          min={0}
          max={1440}
          step={5}
          clampBehavior="strict"
          allowDecimal={false}
          w={112}
          disabled={minutes === undefined}
          value={minutes ?? ''}
          onChange={(next) => typeof next === 'number' && next !== minutes && set(next)}
        />
      )}
    </SettingRow>
  );
}
