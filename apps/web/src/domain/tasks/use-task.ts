import { countUnreadNotifications } from '@glossa/contract/notifications';
import { getTaskStatus } from '@glossa/contract/tasks';
import type { Task } from '@glossa/contract/tasks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { endpointKey, endpointQuery } from '@/lib/api/query.ts';

/** Milliseconds between two polls. */
const interval = 1000;

/** Returns whether a task is waiting or running. */
export const isUnfinished = ({ status }: Pick<Task, 'status'>): boolean =>
  status === 'PENDING' || status === 'STARTED';

const hasEnded = (task: Task | undefined): boolean => task !== undefined && !isUnfinished(task);

/**
 * Polls a task every second while the page is visible, until it has ended or no longer exists; then calls `onEnd` once
 * and refetches the notification badge, since the end of a task may create a notification. Does nothing without an ID.
 */
export function useTask(id: string | null, onEnd: (task: Task | undefined) => void): Task | undefined {
  const client = useQueryClient();
  const { data, error } = useQuery({
    ...endpointQuery(getTaskStatus, { params: { id: id ?? '' } }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (hasEnded(state.data) || state.error?.status === 404 ? false : interval),
  });
  const isOver = hasEnded(data) || error?.status === 404;
  const end = useEffectEvent(() => {
    onEnd(data);
    void client.invalidateQueries({ queryKey: endpointKey(countUnreadNotifications) });
  });
  useEffect(() => {
    if (isOver) end();
  }, [isOver, id]);
  return data;
}
