import type { Watching } from '@glossa/contract/watching';
import { useQueryClient } from '@tanstack/react-query';

import { useTask } from '@/domain/tasks/use-task.ts';
import { watchingQuery } from './use-watching.ts';

/** Switches to newer subtitles as soon as they are prepared; returns whether any are being prepared. */
export function useNewerSubtitles({ preparing, video: { id, task } }: Watching): boolean {
  const client = useQueryClient();
  useTask(preparing ? task : null, () => {
    void client.refetchQueries({ queryKey: watchingQuery(id).queryKey });
  });
  return preparing;
}
