import type { Watching } from '@glossa/contract/watching';
import { useQueryClient } from '@tanstack/react-query';

import { useTask } from '../../../lib/tasks/use-task.ts';
import { watchingQuery } from './use-watching.ts';

/** Takes the newer version of the subtitles over as soon as it is prepared; tells whether one is on its way. */
export function useNewerSubtitles({ preparing, video: { id, task } }: Watching): boolean {
  const client = useQueryClient();
  useTask(preparing ? task : null, () => {
    void client.refetchQueries({ queryKey: watchingQuery(id).queryKey });
  });
  return preparing;
}
