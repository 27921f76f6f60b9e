import { watchVideo } from '@glossa/contract/watching';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { endpointKey, endpointQuery } from '../../../lib/api/query.ts';
import { keepFew } from '../model/keep-few.ts';

/** Milliseconds that the answer serves again, and of how many videos (specification 2, section 5). */
const freshness = 300_000;
const most = 50;

export const watchingQuery = (id: string) =>
  queryOptions({ ...endpointQuery(watchVideo, { params: { id } }), staleTime: freshness, gcTime: freshness });

/** What the watch page begins with. What was changed meanwhile is fetched anew when it is opened the next time. */
export function useWatching(id: string) {
  const client = useQueryClient();
  const answer = useQuery(watchingQuery(id));
  useEffect(() => {
    keepFew(client, endpointKey(watchVideo), most);
    return () => client.removeQueries({ queryKey: watchingQuery(id).queryKey, stale: true });
  }, [client, id]);
  return answer;
}
