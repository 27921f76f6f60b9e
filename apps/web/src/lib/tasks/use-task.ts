import { countUnreadNotifications } from '@glossa/contract/notifications';
import { getTaskStatus } from '@glossa/contract/tasks';
import type { Task } from '@glossa/contract/tasks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { endpointKey, endpointQuery } from '../api/query.ts';

/** Milliseconds between two looks at a task. */
const interval = 1000;

const isOver = (task: Task | undefined): boolean =>
  task !== undefined && task.status !== 'PENDING' && task.status !== 'STARTED';

/**
 * Follows a task every second while the page is visible, and calls `onEnd` once when it is over or gone;
 * then it asks no more. Without an id it does nothing. The end of a task may be news, so the badge of those looks again.
 */
export function useTask(id: string | null, onEnd: (task: Task | undefined) => void): Task | undefined {
  const client = useQueryClient();
  const { data, error } = useQuery({
    ...endpointQuery(getTaskStatus, { params: { id: id ?? '' } }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (isOver(state.data) || state.error?.status === 404 ? false : interval),
  });
  const ended = isOver(data) || error?.status === 404;
  const end = useEffectEvent(() => {
    onEnd(data);
    void client.invalidateQueries({ queryKey: endpointKey(countUnreadNotifications) });
  });
  useEffect(() => {
    if (ended) end();
  }, [ended, id]);
  return data;
}
