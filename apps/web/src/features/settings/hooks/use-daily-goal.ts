import { getDashboard } from '@glossa/contract/dashboard';
import { getGoals, putGoals } from '@glossa/contract/goals';
import type { Goal } from '@glossa/contract/goals';
import { getProgress } from '@glossa/contract/progress';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { call } from '@/lib/api/client.ts';
import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import type { SaveState } from '@/domain/settings/settings-saver.ts';
import { useFadingState } from './use-fading-state.ts';

/** Debounce in milliseconds. */
const rest = 600;

const isDailyTime = ({ period, measure }: Pick<Goal, 'period' | 'measure'>): boolean =>
  period === 'daily' && measure === 'minutes';

/** The daily study goal in minutes, 0 for none. Other goals are unchanged. */
export function useDailyGoal(): {
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
    meta: { quiet: true },
    onSuccess: (now) => client.setQueryData(endpointQuery(getGoals, {}).queryKey, now),
    onSettled: () => {
      if (unsent.current === undefined) setChosen(undefined);
    },
  });
  const send = async () => {
    clearTimeout(timer.current);
    const minutes = unsent.current;
    if (minutes === undefined) return;
    unsent.current = undefined;
    // Refetches, because another screen may have changed the other goals.
    const { goals } = await call(getGoals, {}).catch(() => data ?? { goals: [] });
    const others = goals.filter((goal) => !isDailyTime(goal));
    const all = [
      ...others.map(({ period, measure, target }) => ({ period, measure, target })),
      ...(minutes > 0 ? [{ period: 'daily', measure: 'minutes', target: minutes } as const] : []),
    ];
    mutate({ body: { goals: all } });
  };
  const sending = useRef(send);
  sending.current = send;
  useEffect(() => () => void sending.current(), []);
  return {
    minutes: chosen ?? (data && (data.goals.find(isDailyTime)?.target ?? 0)),
    set: (minutes) => {
      setChosen(minutes);
      unsent.current = minutes;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), rest);
    },
    state: useFadingState(error ?? (status === 'success' ? 'saved' : undefined)),
  };
}
