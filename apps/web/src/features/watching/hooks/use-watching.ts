import { watchVideo } from '@glossa/contract/watching';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { endpointKey, endpointQuery } from '@/lib/api/query.ts';
import { keepFew } from '../model/keep-few.ts';

/** Milliseconds for which a response stays fresh, and how many videos are cached (specification 2, section 5). */
const freshness = 300_000;
const most = 50;

export const watchingQuery = (id: string) =>
  queryOptions({ ...endpointQuery(watchVideo, { params: { id } }), staleTime: freshness, gcTime: freshness });

/** Loads the data of the watch page. A response made stale by changes is refetched on the next opening. */
export function useWatching(id: string) {
  const client = useQueryClient();
  const answer = useQuery(watchingQuery(id));
  useEffect(() => {
    keepFew(client, endpointKey(watchVideo), most);
    return () => client.removeQueries({ queryKey: watchingQuery(id).queryKey, stale: true });
  }, [client, id]);
  return answer;
}
