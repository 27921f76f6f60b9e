import { watchVideo } from '@glossa/contract/watching';
import type { Watching } from '@glossa/contract/watching';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useTask } from '@/domain/tasks/use-task.ts';
import { endpointKey, endpointQuery } from '@/lib/api/query.ts';

/** Milliseconds for which a response stays fresh, and how many videos are cached (specification 2, section 5). */
const freshTime = 300_000;
const maxCachedVideos = 50;

export const watchQuery = (id: string) =>
  queryOptions({ ...endpointQuery(watchVideo, { params: { id } }), staleTime: freshTime, gcTime: freshTime });

/** Loads the data for the watch page. A response made stale by changes is refetched when the video is next opened. */
export function useWatchData(id: string) {
  const client = useQueryClient();
  const query = useQuery(watchQuery(id));
  useEffect(() => {
    limitCachedQueries(client, endpointKey(watchVideo), maxCachedVideos);
    return () => client.removeQueries({ queryKey: watchQuery(id).queryKey, stale: true });
  }, [client, id]);
  return query;
}

/** Removes the oldest cached responses of an endpoint beyond `limit`. */
export function limitCachedQueries(client: QueryClient, queryKey: readonly [string], limit: number): void {
  const age = (query: Query) => query.state.dataUpdatedAt;
  const queries = client.getQueryCache().findAll({ queryKey });
  const old = queries.toSorted((a, b) => age(b) - age(a)).slice(limit);
  for (const query of old) client.getQueryCache().remove(query);
}

/** Switches to newer subtitles as soon as they are ready. Returns whether any are being prepared. */
export function useNewerSubtitles({ preparing, video: { id, task } }: Watching): boolean {
  const client = useQueryClient();
  useTask(preparing ? task : null, () => {
    void client.refetchQueries({ queryKey: watchQuery(id).queryKey });
  });
  return preparing;
}
