import { getDashboard } from '@glossa/contract/dashboard';
import { getGoals, putGoals } from '@glossa/contract/goals';
import type { Goal } from '@glossa/contract/goals';
import { getProgress } from '@glossa/contract/progress';
import { NumberInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import type { SaveState } from '@/domain/settings/settings-saver.ts';
import { useFadingState } from '../hooks/use-setting.ts';
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

/** Debounce in milliseconds. */
const debounce = 600;

const isDailyMinutes = ({ period, measure }: Pick<Goal, 'period' | 'measure'>): boolean =>
  period === 'daily' && measure === 'minutes';

/** Returns the daily study goal in minutes, or 0 for none, and a setter that leaves other goals unchanged. */
function useDailyGoal(): {
  minutes: number | undefined;
  set: (minutes: number) => void;
  state: SaveState | undefined;
} {
  const client = useQueryClient();
  const { data } = useQuery(endpointQuery(getGoals, {}));
  const [chosen, setChosen] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsent = useRef<number>(undefined);
  const { mutate, status, error } = useEndpointMutation(putGoals, {
    invalidates: [getDashboard, getProgress],
    meta: { silent: true },
    onSuccess: (goals) => client.setQueryData(endpointQuery(getGoals, {}).queryKey, goals),
    onSettled: () => {
      if (unsent.current === undefined) setChosen(undefined);
    },
  });
  const send = async () => {
    clearTimeout(timer.current);
    const minutes = unsent.current;
    if (minutes === undefined) return;
    unsent.current = undefined;
    // Refetch, because another screen may have changed the other goals.
    const { goals } = await call(getGoals, {}).catch(() => data ?? { goals: [] });
    const others = goals.filter((goal) => !isDailyMinutes(goal));
    const newGoals = [
      ...others.map(({ period, measure, target }) => ({ period, measure, target })),
      ...(minutes > 0 ? [{ period: 'daily', measure: 'minutes', target: minutes } as const] : []),
    ];
    mutate({ body: { goals: newGoals } });
  };
  const latestSend = useRef(send);
  latestSend.current = send;
  useEffect(() => () => void latestSend.current(), []);
  return {
    minutes: chosen ?? (data && (data.goals.find(isDailyMinutes)?.target ?? 0)),
    set: (minutes) => {
      setChosen(minutes);
      unsent.current = minutes;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), debounce);
    },
    state: useFadingState(error ?? (status === 'success' ? 'saved' : undefined)),
  };
}
